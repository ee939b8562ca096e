import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEntry } from '#coach/knowledge/find-entry.ts';
import { knownTo } from '#coach/knowledge/testing/known.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import type { Material } from '#coach/material.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { indexStories } from '#coach/stories/story-index.ts';
import { readTold } from './read-told.ts';
import { inOneText } from './rule.ts';
import { sayAnswer } from './say-answer.ts';
import { countWords } from './wording.ts';

const EMPTY: Material = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  settled: [],
  settledJobs: [],
  facts: {},
  other: '',
};

const MATERIALS: readonly Material[] = [
  {
    ...EMPTY,
    company: 'Northwind',
    role: 'Backend Engineer',
    jobDescription:
      'You will own our ledger service. Two days a week in Leeds. Experience with Kafka is a plus.',
    education: 'BSc Mathematics, University of Hull, 2015',
    work: 'Software Engineer, Larch Payments, 2018 - present\n- Built a payment ledger on PostgreSQL that books 12 million entries a month\n- Cut build time from 40 minutes to 9\nSkills: Python, PostgreSQL, Docker',
    stories: [
      'Priya and I disagreed about a rewrite. I asked her to list the risks. As a result we shipped in March, two weeks early.',
    ],
  },
  {
    ...EMPTY,
    role: 'Ward Sister',
    jobDescription: 'You will lead a team of 14 nurses on an acute ward.',
    work: 'Staff Nurse, St. Mary’s Hospital, Bath, 2016 - 2024\n• Led the night shift of six nurses\n• Introduced a hand-over sheet; falls went down by a third\nLanguages: English, Tagalog',
  },
  {
    ...EMPTY,
    role: 'Teacher',
    stories: [
      'A father complained about a mark. I laid all tests side by side and let him mark one. He shook my hand.',
    ],
  },
  // Far longer than what may be said.
  {
    ...EMPTY,
    stories: [
      'We lost flour every week. I weighed each batch and wrote it in a book. I showed the book to the shift and asked each of them what they saw. I moved the scales next to the mixer so that nobody had to walk. I asked the miller to fill the sacks less high and to close them better. I taught the apprentices to shake the sacks out over the trough. I put a lid on the trough and swept the floor myself for a week. I counted the sacks on every Friday and wrote the number on the wall for all to see. As a result we used four sacks less each month.',
    ],
  },
  { ...EMPTY, work: 'Skills: forklift, stock keeping, Excel' },
];

const QUESTIONS = [
  'Tell me about yourself.',
  'Tell me about a time you disagreed with a colleague.',
  'Have you used Kubernetes?',
  'What is your experience with PostgreSQL?',
  'Which languages do you speak?',
  'How many years of experience do you have?',
  'Why do you want to work here?',
  'Why should we hire you?',
  'What is your greatest weakness?',
  'What would you do if two people call in sick?',
  'What is a hash table?',
  'How would you design a URL shortener?',
  'Are you fine with two days in the office?',
  'What are your salary expectations?',
  'When can you start?',
  'Do you have any questions for us?',
  'How are you today?',
  'How much exactly?',
  'What did you learn from it?',
  'Who else was involved?',
  'Do you know Salesforce and have you led a team?',
];

const claims = (text: string): string[] =>
  [...text.matchAll(/(?<![.?!…:“] )(?<=[ (“"])(\p{Lu}[\p{L}\p{N}+#]*|\p{N}[\p{N}.,%]*)/gu)].map(([word]) =>
    word.toLowerCase().replace(/[.,]+$/, ''),
  );

/** Answers to questions asked one after the other, with the texts that each may draw on. */
function session(material: Material, questions: readonly string[]) {
  const candidate = readCandidate(material);
  const stories = indexStories(candidate);
  const knowledge = knownTo(candidate);
  const turns: { role: 'user' | 'assistant'; text: string }[] = [];
  return questions.map((text) => {
    turns.push({ role: 'user', text });
    const told = readTold(candidate, turns);
    const before = turns
      .slice(0, -1)
      .filter(({ role }) => role === 'user')
      .map((turn) => turn.text);
    const asked = understandQuestions(text, { questions: before, last: told.last });
    const answer = sayAnswer({
      candidate,
      asked: asked.map((question) => ({ question, found: stories.find(question, told) })),
      told,
      knowledge,
    });
    turns.push({ role: 'assistant', text: answer.text });
    const entries = asked.flatMap((question) => findEntry(question, knowledge) ?? []);
    const taught = entries.flatMap(({ answer: whole, points }) => [whole, ...points]);
    return {
      spoken: answer.text,
      note: answer.note,
      told: inOneText({ ...answer, note: null }),
      sources: [...Object.values(material).flat(), text, ...before, ...taught].join(' ').toLowerCase(),
    };
  });
}

/** Hundreds of answers, each from reading the material on. */

const sessions = fc.tuple(
  fc.constantFrom(...MATERIALS, EMPTY),
  fc.array(fc.constantFrom(...QUESTIONS), { minLength: 1, maxLength: 8 }),
);

test('every number, name and technology of an answer stands in the material, the question or the entry', () => {
  fc.assert(
    fc.property(sessions, ([material, questions]) => {
      for (const { told, sources } of session(material, questions)) {
        const strays = claims(told).filter((word) => word !== 'i' && !sources.includes(word));
        expect({ told, strays }).toEqual({ told, strays: [] });
      }
    }),
    { numRuns: 25 },
  );
});

test('an answer has at most ninety words or says what was heard, no label, and at most two brackets', () => {
  fc.assert(
    fc.property(sessions, ([material, questions]) => {
      for (const { spoken, note } of session(material, questions)) {
        if (spoken === '') expect(note).toMatch(/ Heard: “/);
        expect(countWords(spoken)).toBeLessThanOrEqual(90);
        expect(spoken).not.toMatch(/\*\*|^#|^- |^\p{L}+( \p{L}+)?:\s/mu);
        expect(spoken.split('[').length - 1).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 25 },
  );
});

test('whatever is asked, an answer keeps its length', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MATERIALS, EMPTY), fc.string({ maxLength: 300 }), (material, text) => {
      const [first] = session(material, [text]);
      expect(countWords(first?.spoken ?? '')).toBeLessThanOrEqual(90);
    }),
    { numRuns: 25 },
  );
});
