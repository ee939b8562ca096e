import type { Practice, PracticeAnswer } from '@pythia/contracts/practice.ts';

export const attemptsAt = ({ answers }: Pick<Practice, 'answers'>, turn: string): PracticeAnswer[] =>
  answers.filter((answer) => answer.turn === turn);

export const titleOf = (index: number, count: number): string =>
  count === 1 ? 'Your review' : `Your review, attempt ${index + 1}`;
