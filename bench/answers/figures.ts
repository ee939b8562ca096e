import type { Graded, Measured } from './measure-candidate.ts';
import { MOST_WORDS } from './spoken-part.ts';

/** Shares in percent of answers. */
export interface AnswerFigures {
  asked: number;
  firstRight: number;
  amongThree: number;
  /** Wrong parts of the candidate's own. */
  wrongSpoken: number;
  /** Counts. */
  inventions: number;
  denials: number;
  falseEmployers: number;
  layout: number;
  brackets: number;
  identical: number;
  repeating: number;
  rightApart: number;
  shortEnough: number;
  shortOffers: number;
  mostWords: number;
  p50Ms: number;
  p95Ms: number;
  slowestMs: number;
  indexingMs: number;
}

export function answerFigures(measured: readonly Measured[]): AnswerFigures {
  const answers = measured.flatMap((one) => one.answers);
  const times = answers.map(({ ms }) => ms);
  const perAnswer = (counts: readonly number[]): number =>
    (100 * counts.reduce((sum, count) => sum + count, 0)) / answers.length;
  return {
    asked: answers.length,
    firstRight: share(answers, ({ firstIsRight }) => firstIsRight),
    amongThree: share(answers, ({ isAmongThree }) => isAmongThree),
    wrongSpoken: share(answers, ({ firstIsRight, offered }) => !firstIsRight && offered.isOwn),
    inventions: answers.flatMap(({ inventions }) => inventions).length,
    denials: answers.flatMap(({ denials }) => denials).length,
    falseEmployers: answers.flatMap(({ falseEmployers }) => falseEmployers).length,
    layout: share(answers, (answer) => answer.speaksLayout),
    brackets: share(answers, ({ brackets, isFramed }) => brackets.length > 0 && !isFramed),
    identical: perAnswer(measured.map(({ identical }) => identical)),
    repeating: perAnswer(measured.map(({ repeating }) => repeating)),
    rightApart: perAnswer(measured.map(({ rightApart }) => rightApart)),
    shortEnough: share(answers, ({ words }) => words <= MOST_WORDS),
    shortOffers: share(answers, (answer) => answer.offersAreShort),
    mostWords: Math.max(...answers.map(({ words }) => words)),
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
    slowestMs: Math.max(...times),
    indexingMs: Math.max(...measured.map(({ indexingMs }) => indexingMs)),
  };
}

/** Percent. */
export const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  (100 * items.filter(is).length) / items.length;

/** Answers of one kind, such as follow-ups. */
export function groupBy(
  measured: readonly Measured[],
  property: 'kind' | 'wording',
): Partial<Record<string, Graded[]>> {
  return Object.groupBy(
    measured.flatMap(({ answers }) => answers),
    ({ question }) => question[property],
  );
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
