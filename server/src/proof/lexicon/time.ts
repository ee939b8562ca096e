import { type Table, tableOf } from './list.ts';

const LENGTHS: Record<string, number> = {
  second: 1 / 86400,
  sec: 1 / 86400,
  s: 1 / 86400,
  minute: 1 / 1440,
  min: 1 / 1440,
  mins: 1 / 1440,
  hour: 1 / 24,
  h: 1 / 24,
  hr: 1 / 24,
  hrs: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  wk: 7,
  wks: 7,
  fortnight: 14,
  month: 30.44,
  mth: 30.44,
  mths: 30.44,
  quarter: 91.3,
  year: 365.25,
  yr: 365.25,
  yrs: 365.25,
  decade: 3652.5,
};
const IN_FULL = ['second', 'minute', 'hour', 'day', 'night', 'week', 'fortnight', 'month', 'year', 'decade'];
export const DURATIONS: Table<number> = tableOf({
  ...LENGTHS,
  ...Object.fromEntries(IN_FULL.map((unit) => [`${unit}s`, LENGTHS[unit]!])),
});

const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');
/** Counts from 1. */
export const MONTHS: Table<number> = tableOf({
  ...Object.fromEntries(
    MONTH_NAMES.flatMap((name, at) => [
      [name, at + 1],
      [name.slice(0, 3), at + 1],
    ]),
  ),
  sept: 9,
});

export const FOREIGN_MONTHS: Table<number> = tableOf(
  Object.fromEntries(
    `januar janvier enero gennaio janeiro januari;februar fevrier febrero febbraio fevereiro februari;marz marzo marco maart;avril abril aprile;mai mayo maggio maio mei;
 juni juin junio giugno junho;juli juillet julio luglio julho;aout agosto augustus augusti;septembre septiembre settembre setembro;oktober octobre octubre ottobre outubro;
 novembre noviembre novembro;dezember decembre diciembre dicembre dezembro`
      .split(';')
      .flatMap((names, at) =>
        names
          .trim()
          .split(' ')
          .map((name) => [name, at + 1] as const),
      ),
  ),
);

/** first month of each three on the northern half; southern is 6 later */
export const SEASONS: Table<number[]> = tableOf({
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
});

/** `q3` or `h1`; none for anything else. */
export function monthsOfPart(low: string): number[] {
  const [, kind, which] = /^(?:(q)(?=[1-4])|(?:h)(?=[12]))([1-4])$/.exec(low) ?? [];
  if (which === undefined) return [];
  const length = kind === 'q' ? 3 : 6;
  return Array.from({ length }, (_, at) => (Number(which) - 1) * length + at + 1);
}
