import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Material } from '#coach/material.ts';
import { answerQuestion } from './answer-question.ts';
import { roleOf } from './question-context.ts';
import { converse } from './converse.ts';
import { plainWords } from './question.ts';
import { ANSWERS, FRAMES, POINTS, SAID } from './testing/frames.ts';

const nothing: Material = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  other: '',
};
const candidate: Material = {
  ...nothing,
  company: 'Northwind',
  role: 'Backend engineer',
  jobDescription: 'You will own our ledger service.',
  education: 'BSc in mathematics',
  work: 'Built a payment ledger on PostgreSQL. Migrated 12 services to Kafka.',
  stories: [
    'A colleague and I disagreed about a rewrite. I had to deliver by March. I asked him to list the risks. As a result we shipped early.',
  ],
};

const roleOnly: Material = { ...nothing, role: 'Backend engineer' };

/** All that the candidate said, as it may be spoken. */
const OWN = [
  'I built a payment ledger on PostgreSQL.',
  'I migrated 12 services to Kafka.',
  'BSc in mathematics.',
  'A colleague and I disagreed about a rewrite.',
  'I had to deliver by March.',
  'I asked him to list the risks.',
  'As a result we shipped early.',
];

const QUESTIONS = [
  'Tell me about a conflict with your manager.',
  'Tell me about a conflict you had with a customer.',
  'Tell me about a time you had a conflict with a coworker.',
  'Tell me about a time when you disagreed.',
  'What is your biggest failure?',
  'Tell me about a time when you led a team.',
  'Tell me about a time when you worked under pressure.',
  'Tell me about a time when you got feedback.',
  'Tell me about a time when you convinced someone.',
  'Tell me about a time when you helped a customer.',
  'Tell me about a time when you worked in a team.',
  'Tell me about a time when you learned something new.',
  'What are you most proud of?',
  'Tell me about the hardest problem that you met.',
  'What are your salary expectations?',
  'How soon can you start?',
  'Do you need a visa?',
  'Why do you want to leave your current job?',
  'Why do you want to work here?',
  'Tell me about yourself.',
  'What is your weakness?',
  'Why should we hire you?',
  'Do you have any questions for us?',
  'What is the difference between a process and a thread?',
  'How do message queues work?',
  'Can you walk me through your experience with message queues?',
  'What is your experience with quantum chromodynamics?',
  'What is your experience with a payment ledger?',
  'Explain quantum chromodynamics.',
  'Explain.',
  'What would you do if a teammate missed a deadline?',
  'What would you do if the moon fell?',
  'good morning',
];

/** The last line: who speaks, and how to read what stands above it. */
function signatureOf(body: string): string {
  const notes = ['From the built-in coach.'];
  if (body.includes('[')) notes.push('Say your own words where there are [brackets].');
  if (body.includes('**In general:**'))
    notes.push('Only what is marked “From my …” is your experience; the rest is general knowledge.');
  return `*${notes.join(' ')}*\n`;
}

const OWN_LINE =
  /^(?:- \*\*(?:From my \w+|Situation|Task|Action|Result|What I take with me|What I bring):\*\* |From my own work: )(.*)$/;
const FRANKNESS = 'If I have not done exactly this, I say so and reason from there.';
const OWN_TEXT = new RegExp(`^(?:(?:${OWN.join('|')}|\\[\\]\\.?) ?)+(?:${FRANKNESS})?$`);

/**
 * Where a line comes from: the candidate, general knowledge, or the frame that it is.
 * @returns undefined when it says anything else
 */
function originOf(line: string, question: string, material: Material): string | undefined {
  if (!quotations(line).every((quoted) => canBeQuoted(quoted, question, material))) return undefined;
  const bare = line
    .replace(/\[[^\]]+\]/g, '[]')
    .replaceAll(roleOf(material), 'ROLE')
    .replace(/“[^”]*”/g, '“”');
  const [, own] = OWN_LINE.exec(bare) ?? [];
  if (own !== undefined) return OWN_TEXT.test(own) ? 'own' : undefined;
  const [, point] = /^- \*\*In general:\*\* (.*)$/.exec(line) ?? [];
  if (point !== undefined) return POINTS.has(point) ? 'general' : undefined;
  return ANSWERS.has(line) ? 'general' : SAID.get(bare.replace(/^- (\*\*[\w ]+:\*\* )?/, ''));
}

const quotations = (line: string): string[] =>
  [...line.matchAll(/“([^”]*)”/g)].map(([, quoted = '']) => quoted);

/** The employer's words, the candidate's own, or the question's, turned to the one who answers. */
function canBeQuoted(quoted: string, question: string, { jobDescription, work, stories }: Material): boolean {
  const asked = plainWords(question)
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/g, 'I');
  return [jobDescription, work, ...stories, asked].some((source) => source.includes(quoted));
}

/** Every line of an answer with where it comes from, the signature among them. */
function linesOf(answering: typeof converse, question: string, material: Material) {
  const answer = answering([{ role: 'user', text: question }], material);
  const end = answer.lastIndexOf('\n\n*');
  const body = answer.slice(0, end);
  const signature = answer.slice(end + 2);
  return [
    ...body.split(/\n+/).map((line) => ({ question, line, origin: originOf(line, question, material) })),
    { question, line: signature, origin: signature === signatureOf(body) ? 'signature' : undefined },
  ];
}

const strays = (lines: ReturnType<typeof linesOf>) => lines.filter(({ origin }) => origin === undefined);

test('every line is the candidate’s, general knowledge, a gap, or a frame that states nothing', () => {
  const lines = QUESTIONS.flatMap((question) =>
    [candidate, roleOnly, nothing].flatMap((material) =>
      [answerQuestion, converse].flatMap((answering) => linesOf(answering, question, material)),
    ),
  );
  expect(strays(lines)).toEqual([]);
  const seen = new Set(lines.map(({ origin }) => origin));
  expect([...FRAMES, 'own', 'general'].filter((origin) => !seen.has(origin))).toEqual([]);
});

test('so it is whatever is asked', () => {
  const words = fc.array(fc.constantFrom(...QUESTIONS.flatMap((question) => question.split(' '))), {
    maxLength: 12,
  });
  const questions = fc.oneof(
    fc.string({ maxLength: 200 }),
    words.map((given) => given.join(' ')),
  );
  fc.assert(
    fc.property(questions, (question) => {
      expect(strays(linesOf(answerQuestion, question, candidate))).toEqual([]);
    }),
  );
});
