import { expect, test } from 'vitest';
import type { ChatRequest } from '../chat-model.ts';
import type { Material } from '#coach/material.ts';
import { chatRequest, texts } from '#testing/chat-request.ts';
import { builtInCoach } from './built-in-coach.ts';

const jobTitleOnly: Material = {
  company: '',
  role: 'Backend engineer',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  other: '',
};
const candidate: Material = {
  ...jobTitleOnly,
  company: 'Northwind',
  jobDescription: 'You will own our ledger service.',
  work: 'Built a payment ledger on PostgreSQL. Migrated 12 services to Kafka.',
  stories: [
    'A colleague and I disagreed about a rewrite. I had to deliver by March. I asked him to list the risks. As a result we shipped early.',
  ],
};

const request = (text: string, material = candidate): ChatRequest =>
  chatRequest({ material, turns: [{ role: 'user', text }] });

async function answerTo(asked: ChatRequest): Promise<string> {
  let answer = '';
  for await (const word of texts(builtInCoach().stream(asked, new AbortController().signal))) answer += word;
  return answer;
}

test('a behavioural question is answered from the matching story, in STAR form', async () => {
  const answer = await answerTo(request('tell me about the time you had a conflict with a co worker'));
  expect(answer).toContain('a conflict with a coworker');
  expect(answer).toContain('**Situation:** A colleague and I disagreed about a rewrite.');
  expect(answer).toContain('**Task:** I had to deliver by March.');
  expect(answer).toContain('**Action:** I asked him to list the risks.');
  expect(answer).toContain('**Result:** As a result we shipped early.');
});

test('a line of the résumé stands for itself, since its neighbours are other stories', async () => {
  const answer = await answerTo(
    request('Tell me about a time when you migrated something.', { ...candidate, stories: [] }),
  );
  expect(answer).toContain('I migrated 12 services to Kafka.');
  expect(answer).not.toContain('payment ledger');
});

test('without material a behavioural answer is all gaps, and names the subject and the role', async () => {
  const answer = await answerTo(
    request('tell me about the time you had a conflict with a co worker', jobTitleOnly),
  );
  expect(answer).toContain('a conflict with a coworker');
  expect(answer).toContain('the Backend engineer role');
  const bullets = answer.split('\n').filter((line) => line.startsWith('- '));
  expect(bullets).toHaveLength(4);
  for (const bullet of bullets) expect(bullet).toMatch(/^- \*\*\w+:\*\* \[.+\]$/);
});

test('a technical answer keeps knowledge and experience apart', async () => {
  const answer = await answerTo(request('How do message queues work?'));
  expect(answer).toContain('- **In general:** ');
  expect(answer).toContain('From my own work: I migrated 12 services to Kafka.');
});

test('a question for experience begins with the candidate’s own', async () => {
  const answer = await answerTo(request('Can you walk me through your experience with distributed systems?'));
  expect(answer).toContain('- **From my work:** I migrated 12 services to Kafka.');
});

test('a follow-up is answered with the question before it', async () => {
  const turns: ChatRequest['turns'] = [
    { role: 'user', text: 'Tell me about a conflict with a coworker you had at a time when it mattered.' },
    { role: 'assistant', text: '…' },
    { role: 'user', text: 'How did you resolve it?' },
  ];
  expect(await answerTo({ ...request(''), turns })).toContain('I asked him to list the risks.');
});

test('what the employer wrote appears only as a quotation', async () => {
  for (const question of [
    'Why do you want to work here?',
    'Do you have any questions for us?',
    'Why should we hire you?',
  ]) {
    const answer = await answerTo(request(question));
    expect(answer.replaceAll('“You will own our ledger service.”', '')).not.toContain('own our ledger');
  }
});

test('a story keeps the words of its prompts and marks its gaps', async () => {
  const prompts = 'checkout was slow. I had to fix it before Friday. we added a cache. latency fell by 40%';
  const story = await answerTo({
    ...request(`Refine this job story based on these prompts: ${prompts}`),
    purpose: 'story',
  });
  for (const piece of prompts.split('. ')) expect(story).toContain(piece);
  expect(story).toContain('**What I learned**\n\n[');
  expect(story).not.toContain('Refine this');
});

test('a part of a story that nobody told is a gap', async () => {
  const story = await answerTo({ ...request('we added a cache'), purpose: 'story' });
  const [situation, task, action, result] = story.split(/\*\*(?:Situation|Task|Action|Result)\*\*/).slice(1);
  for (const untold of [situation, task, result]) expect(untold?.trim()).toMatch(/^\[[^\]]+\]/);
  expect(action?.trim()).toBe('we added a cache.');
});

test('a chat that is no interview question says what the coach can do', async () => {
  const reply = await answerTo({ ...request('good morning'), purpose: 'conversation' });
  expect(reply).toContain('no language model is connected');
});

test('gives an answer in words, and ends at once when told to stop', async () => {
  const stop = new AbortController();
  const words: string[] = [];
  for await (const word of texts(builtInCoach().stream(request('Tell me about yourself'), stop.signal))) {
    expect(word).toMatch(/^\S+\s*$/);
    if (words.push(word) === 3) stop.abort();
  }
  expect(words).toHaveLength(3);
});
