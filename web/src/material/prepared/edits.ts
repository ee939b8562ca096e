import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { usualQuestion } from '@pythia/contracts/usual-questions.ts';

type Answers = readonly PreparedAnswer[];

export const blankAnswer = (id: PreparedAnswer['id'], question = ''): PreparedAnswer => ({
  id,
  question,
  wordings: [],
  text: '',
  state: 'draft',
  source: 'own',
  story: null,
  blanks: [],
});

export const put = (answers: Answers, answer: PreparedAnswer): PreparedAnswer[] =>
  answers.some(({ id }) => id === answer.id)
    ? answers.map((one) => (one.id === answer.id ? answer : one))
    : [...answers, answer];

export const remove = (answers: Answers, id: string): PreparedAnswer[] =>
  answers.filter((one) => one.id !== id);

export const questionWordsOf = ({ id, question }: Pick<PreparedAnswer, 'id' | 'question'>): string =>
  usualQuestion(id)?.question ?? question;
