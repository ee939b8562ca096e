import { USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import { planOneQuestion, planPractice, type PracticeAbout } from './plan-practice.ts';

const NOTHING: PracticeAbout = {
  name: '',
  role: '',
  company: '',
  posting: '',
  background: '',
  stories: [],
  prepared: [],
  practised: [],
};
const YOURSELF = USUAL_QUESTIONS['about-yourself'].question;
const BAKER: PracticeAbout = {
  name: 'Ada Marsh',
  role: 'Head baker',
  company: 'Rye & Co.',
  posting: '- Plan the rota of eight bakers\n- Salary £30,000',
  background: 'Trained six apprentices',
  stories: ['Oven failed two days before Christmas', 'Trained six apprentices'],
  prepared: [USUAL_QUESTIONS.weakness.question],
  practised: [
    { question: 'Tell me about a failure.', isGood: false },
    { question: 'Tell me about a mistake you made.', isGood: true },
  ],
};

const asked = (about: PracticeAbout, count = 5): (string | null)[] =>
  planPractice(about, count).flatMap(({ question }) => question ?? []);
const from = (about: PracticeAbout, count = 5) =>
  planPractice(about, count).flatMap(({ from: source }) => source ?? []);

test('questions come from the material, the posting, what was weak and what is prepared, behind a first one', () => {
  expect(asked(BAKER)).toEqual([
    YOURSELF,
    'I read here “Oven failed two days before Christmas”. Can you tell me about that?',
    'The posting says “Plan the rota of eight bakers”. What have you done of that kind?',
    'Tell me about a failure.',
    USUAL_QUESTIONS.weakness.question,
  ]);
  expect(from(BAKER)).toEqual(['usual', 'material', 'posting', 'weak', 'prepared']);
});

test('a short practice asks first what was weak', () => {
  expect(from(BAKER, 3)).toEqual(['usual', 'material', 'weak']);
});

test('where nothing is known everybody’s questions are asked, each once', () => {
  const questions = asked(NOTHING);
  expect(questions).toHaveLength(5);
  expect(new Set(questions).size).toBe(5);
  expect(questions[0]).toBe(YOURSELF);
  expect(questions).not.toContain(USUAL_QUESTIONS.salary.question);
});

test('what was answered well is not asked again while there is something else', () => {
  const practised = [
    { question: YOURSELF, isGood: true },
    { question: USUAL_QUESTIONS.weakness.question, isGood: true },
  ];
  const questions = asked({ ...BAKER, practised });
  expect(questions).not.toContain(YOURSELF);
  expect(questions).not.toContain(USUAL_QUESTIONS.weakness.question);
});

test('the newest answer to a question says whether it is weak', () => {
  const question = 'Tell me about a failure.';
  const newest = (...isGood: boolean[]) => isGood.map((each) => ({ question, isGood: each }));
  expect(from({ ...BAKER, practised: newest(true, false) })).not.toContain('weak');
  expect(from({ ...BAKER, practised: newest(false, true) })).toContain('weak');
});

test('even where everything was answered well there is something to ask', () => {
  const practised = Object.values(USUAL_QUESTIONS).map(({ question }) => ({ question, isGood: true }));
  expect(asked({ ...NOTHING, practised })).toHaveLength(5);
});

test('the interviewer greets by the first name, talks a little, and says how many questions there are', () => {
  const { id, lines, question } = planPractice(BAKER, 3)[0]!;
  expect([id, question]).toEqual(['opening', null]);
  expect(lines[0]).toBe('Hello Ada, thank you for making the time.');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(
    'Good, let us begin. I have three questions about the job as Head baker at Rye & Co.',
  );
  expect(planPractice(NOTHING, 5)[0]?.lines[2]).toBe('Good, let us begin. I have five questions.');
});

test('each question ends its turn as it stands, and the last turn asks nothing', () => {
  const turns = planPractice(BAKER, 5);
  for (const { lines, question } of turns) if (question !== null) expect(lines.at(-1)).toBe(question);
  expect(turns.at(-1)).toMatchObject({ id: 'closing', question: null });
  expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
});

test('one question that was chosen is asked alone', () => {
  const turns = planOneQuestion('What is proof?', BAKER);
  expect(turns.map(({ question, from: source }) => [question, source])).toEqual([
    [null, null],
    ['What is proof?', 'chosen'],
    [null, null],
  ]);
  expect(turns.flatMap(({ lines }) => lines).slice(0, 2)).toEqual([
    'Hello Ada, I have one question today.',
    'What is proof?',
  ]);
});
