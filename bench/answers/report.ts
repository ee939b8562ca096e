import type { Graded, Measured } from './measure-candidate.ts';
import { MOST_WORDS } from './spoken-part.ts';

/** One figure of a set of candidates next to its aim. */
interface Line {
  what: string;
  value: number;
  unit: '%' | 'ms' | '';
  aim: { least: number } | { most: number };
}

/** A row for each candidate. */
export function tableOf(measured: readonly Measured[]): Record<string, Record<string, string | number>> {
  return Object.fromEntries(
    measured.map(({ candidate, answers, identical, repeating, indexingMs }) => [
      candidate.field,
      {
        asked: answers.length,
        'first right %': round(share(answers, firstIsRight)),
        'among three %': round(share(answers, isAmongThree)),
        brackets: answers.filter(hasBrackets).length,
        identical,
        'says again': repeating,
        'most words': Math.max(...answers.map(({ words }) => words)),
        inventions: answers.flatMap(({ inventions }) => inventions).length,
        'p95 ms': round(
          percentile(
            answers.map(({ ms }) => ms),
            95,
          ),
        ),
        'index ms': round(indexingMs),
      },
    ]),
  );
}

/** Prints the figures of all candidates together. @returns whether every aim was met */
export function printTotals(name: string, measured: readonly Measured[]): boolean {
  const answers = measured.flatMap((one) => one.answers);
  const times = answers.map(({ ms }) => ms);
  console.log(`\n${name}: ${measured.length} candidates, ${answers.length} questions`);
  const met = linesOf(measured).map((line) => {
    const { what, value, unit, aim } = line;
    const isMet = 'least' in aim ? value >= aim.least : value <= aim.most;
    const limit = 'least' in aim ? `≥ ${aim.least}` : `≤ ${aim.most}`;
    console.log(`  ${what}: ${round(value)} ${unit} (aim ${limit} ${unit}) ${isMet ? 'met' : 'MISSED'}`);
    return isMet;
  });
  console.log(`  ms: p50 ${round(percentile(times, 50))}, slowest ${round(Math.max(...times))}`);
  console.log(`  most words above the rule: ${Math.max(...answers.map(({ words }) => words))}`);
  return met.every(Boolean);
}

function linesOf(measured: readonly Measured[]): Line[] {
  const answers = measured.flatMap((one) => one.answers);
  const perAnswer = (count: (one: Measured) => number): number =>
    (100 * measured.reduce((sum, one) => sum + count(one), 0)) / answers.length;
  const inTime = share(answers, ({ words }) => words <= MOST_WORDS);
  return [
    { what: 'first claim right', value: share(answers, firstIsRight), unit: '%', aim: { least: 60 } },
    { what: 'right among the three', value: share(answers, isAmongThree), unit: '%', aim: { least: 80 } },
    {
      what: 'inventions, to be read',
      value: answers.flatMap((one) => one.inventions).length,
      unit: '',
      aim: { most: 0 },
    },
    { what: 'answers with brackets', value: share(answers, hasBrackets), unit: '%', aim: { most: 7 } },
    {
      what: 'answers identical to another',
      value: perAnswer((one) => one.identical),
      unit: '%',
      aim: { most: 10 },
    },
    {
      what: 'answers that say a sentence again',
      value: perAnswer((one) => one.repeating),
      unit: '%',
      aim: { most: 0 },
    },
    { what: `at most ${MOST_WORDS} words`, value: inTime, unit: '%', aim: { least: 95 } },
    {
      what: 'p95 of an answer',
      value: percentile(
        answers.map(({ ms }) => ms),
        95,
      ),
      unit: 'ms',
      aim: { most: 30 },
    },
    {
      what: 'slowest indexing',
      value: Math.max(...measured.map((one) => one.indexingMs)),
      unit: 'ms',
      aim: { most: 50 },
    },
  ];
}

const firstIsRight = (answer: Graded): boolean => answer.firstIsRight;
const isAmongThree = (answer: Graded): boolean => answer.isAmongThree;
const hasBrackets = (answer: Graded): boolean => answer.brackets.length > 0;

const share = (answers: readonly Graded[], is: (answer: Graded) => boolean): number =>
  (100 * answers.filter(is).length) / answers.length;

const round = (value: number): number => Math.round(value * 10) / 10;

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
