import { answerFigures, groupBy, share, type AnswerFigures } from './figures.ts';
import type { Measured } from './measure-candidate.ts';

interface Aim {
  figure: keyof AnswerFigures;
  what: string;
  least?: number;
  most?: number;
}

const AIMS: Aim[] = [
  { figure: 'firstRight', what: 'first claim right in one conversation, %', least: 52 },
  { figure: 'amongThree', what: 'right among the three shown, %', least: 72 },
  { figure: 'wrongSpoken', what: 'wrong and spoken, %', most: 18.8 },
  { figure: 'inventions', what: 'inventions, to be read by a person', most: 0 },
  { figure: 'denials', what: 'invented negatives', most: 0 },
  { figure: 'falseEmployers', what: 'employers that are none', most: 0 },
  { figure: 'layout', what: 'answers that read a layout aloud, %', most: 0 },
  { figure: 'brackets', what: 'answers with brackets where none is right, %', most: 7 },
  { figure: 'identical', what: 'answers identical to another of the candidate, %', most: 10 },
  { figure: 'shortEnough', what: 'answers of at most 90 words, %', least: 95 },
  { figure: 'shortOffers', what: 'answers that offer at most three lines of 25 words, %', least: 100 },
  { figure: 'p95Ms', what: 'p95 of an answer, ms', most: 30 },
  { figure: 'indexingMs', what: 'slowest indexing of a candidate, ms', most: 300 },
];

/** A row a candidate. */
export function printCandidates(measured: readonly Measured[]): void {
  const rows = measured.map((one) => {
    const figures = Object.entries(answerFigures([one])).map(([name, value]) => [name, round(value)]);
    return [one.candidate.field, Object.fromEntries(figures)];
  });
  console.table(Object.fromEntries(rows));
}

/**
 * Figures beside aims.
 * @returns whether all aims are met
 */
export function printSet(name: string, measured: readonly Measured[]): boolean {
  const figures = answerFigures(measured);
  console.log(`\n${name}: ${measured.length} candidates, ${figures.asked} questions`);
  const met = AIMS.map(({ figure, what, least = -Infinity, most = Infinity }) => {
    const isMet = figures[figure] >= least && figures[figure] <= most;
    const aim = least === -Infinity ? `≤ ${most}` : `≥ ${least}`;
    console.log(`  ${what}: ${round(figures[figure])} (aim ${aim}) ${isMet ? 'met' : 'MISSED'}`);
    return isMet;
  });
  console.log(`  each asked apart: first claim right ${round(figures.rightApart)} %`);
  return met.every(Boolean);
}

/** Right and wrong by kind. */
export function printByKind(measured: readonly Measured[]): void {
  const groups = { ...groupBy(measured, 'wording'), ...groupBy(measured, 'kind') };
  const rows = Object.entries(groups).map(([name, answers = []]) => {
    const right = share(answers, ({ firstIsRight }) => firstIsRight);
    const among = share(answers, ({ isAmongThree }) => isAmongThree);
    return [name, { asked: answers.length, 'first right %': round(right), 'among three %': round(among) }];
  });
  console.table(Object.fromEntries(rows));
}

const round = (value: number): number => Math.round(value * 10) / 10;
