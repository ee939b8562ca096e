import type { BrowserContext } from '@playwright/test';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const JOBS = [
  { company: 'Harbour Bakery', role: 'Head baker', status: 'applied', interview_dates: [inDays(9)] },
  {
    company: 'Riverside Hotel',
    role: 'Baker',
    status: 'interviewing',
    link: 'https://example.com/jobs/1',
    job_description: 'Bread and pastry for a hotel of 200 rooms, with a team of four.',
    notes: 'Ask about Sundays.',
    interview_dates: [inDays(-3), inDays(2)],
  },
];

const STORIES = [
  {
    title: 'The rota that ended a quarrel',
    text: '**Situation.** Two bakers quarrelled over the early shift.\n\n**Action.** I drew up a rota of alternating weeks.\n\n**Result.** The quarrels ended, and nobody left for three years.',
    tags: ['conflict', 'leadership'],
    notes: 'two bakers, early shift, rota',
  },
  {
    title: 'A batch that had to go',
    text: 'I noticed glass in a sieve and threw 400 loaves away before the shops opened.',
    tags: ['judgement'],
    notes: 'glass in the sieve',
  },
];

const WORK =
  'Head baker, Mill Street, 2019 – 2023\nTwo bakers quarrelled over the early shift. I drew up a rota of alternating weeks.';

const SUMMARY = `Company: Riverside Hotel, Role: Baker, Name: Ada Ash, Work: ${WORK}`;

/** Made by the screens' calls. */
export async function keepWork({ request }: BrowserContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answered = await request.post(`/api/v1${path}`, { headers, data });
    if (!answered.ok()) throw new Error(`${path}: ${answered.status()}`);
    return answered;
  };
  const put = await request.put('/api/v1/material', {
    headers,
    data: {
      name: 'Ada Ash',
      education: 'Catering College, Diploma in Baking, 2016 – 2018',
      work: WORK,
      file_name: 'ada.pdf',
    },
  });
  if (!put.ok()) throw new Error(`/material: ${put.status()}`);
  for (const job of JOBS) await post('/jobs', job);
  for (const story of STORIES) await post('/stories', story);
  for (const question of ['Tell me about a conflict.', 'Why do you want this job?']) {
    const started = await post('/openai/start-session', { duration_choice: 1, resume_summary: SUMMARY });
    const { thread_id } = (await started.json()) as { thread_id: string };
    await post('/openai/stream', { thread_id, message_text: question });
    await post('/openai/stream', { thread_id, message_text: 'What are your strengths?' });
    await post(`/interviews/${thread_id}/end`, {});
  }
  const begun = await post('/conversations', { title: 'Strengths to name' });
  const { id: conversation_id } = (await begun.json()) as { id: string };
  const message = 'Which strengths should I name?';
  await post('/openai/playground/', { model: 'gpt-4o-mini', message, conversation_id });
}
