import type { Debrief, DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';

/** Usual questions that a note may mention. */
const TOPICS: Partial<Record<UsualId, string>> = {
  'why-this-job': 'what draws me to this job',
  'why-hire-you': 'what I would bring',
  conflict: 'settling a conflict with a colleague',
  achievement: 'what I am proud of',
  pressure: 'working under pressure',
  'led-team': 'leading a team',
  'difficult-customer': 'looking after difficult customers',
  'learned-quickly': 'learning something quickly',
  'know-about-us': 'what you do',
  'five-years': 'the years ahead',
  'work-style': 'working in a team',
  prioritise: 'setting priorities',
};
const MOST_TOPICS = 2;
const LONGEST_QUOTE = 120;
const QUOTED: ReadonlySet<DebriefedQuestion['kind']> = new Set([
  'behavioural',
  'situational',
  'experience',
  'technical',
]);

/** Unknown facts stand as gaps. */
export function draftThankYou({ company, role, name, questions, began_at }: Debrief): string {
  const day = began_at && new Date(began_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  const job = [role && `about the position of ${role}`, company && `at ${company}`].filter(Boolean).join(' ');
  const thanks = `Thank you for your time${day ? ` on ${day}` : ''}${job ? `, and for our conversation ${job}` : ''}`;
  return [
    'Dear [the interviewer’s name],',
    thanks.endsWith('.') ? thanks : `${thanks}.`,
    topicsIn(questions),
    'If there is anything else that you would like to know, I am glad to answer it.',
    `Kind regards,\n${name || '[your name here]'}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function topicsIn(questions: Debrief['questions']): string {
  const topics = [...new Set(questions.flatMap(({ usual }) => (usual && TOPICS[usual]) ?? []))];
  if (topics.length > 0) return `We spoke about ${topics.slice(0, MOST_TOPICS).join(' and about ')}.`;
  const quoted = questions.find(({ kind, text }) => QUOTED.has(kind) && text.length <= LONGEST_QUOTE);
  return quoted
    ? `You asked me: “${quoted.text}” I would like to add: [what you would add to your answer].`
    : '';
}
