import type { Peek } from './plain-number.ts';

/** Two readings where day and month depend on the country. */
export interface NumericDate {
  year: number;
  readings: { month: number; day: number }[];
  end: number;
}

/** `9.10.2022`, `1/17/24`, `17-01-2024` */
export function numericDateAt(peek: Peek, at: number): NumericDate | undefined {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)$/.exec(peek(at)?.text ?? '');
  if (dotted) return readingsOf(dotted.slice(1), at + 1);
  const written = [0, 1, 2, 3, 4].map((place) => peek(at + place));
  const isOne = written.slice(1).every((token) => token?.glued);
  const [first, slash, second, slashToo, year] = written.map((token) => token?.text ?? '');
  if (!isOne || !/^[/-]$/.test(slash!) || slashToo !== slash || !/^(?:(?:19|20)\d\d|\d\d)$/.test(year!))
    return undefined;
  return readingsOf([first!, second!, year!], at + 5);
}

function readingsOf(written: readonly string[], end: number): NumericDate | undefined {
  const [first, second, year] = written.map(Number) as [number, number, number];
  const readings = [
    { month: second, day: first },
    { month: first, day: second },
  ].filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
  return readings.length > 0 ? { year: year < 100 ? 2_000 + year : year, readings, end } : undefined;
}
