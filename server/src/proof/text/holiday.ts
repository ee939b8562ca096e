import type { Peek } from './plain-number.ts';
import { stemOf } from './lexeme.ts';
import { type Table, tableOf } from '../lexicon/list.ts';

interface Holiday {
  month: number;
  day: number;
  end: number;
}

const NAMES = {
  'new year day': [1, 1],
  'new year eve': [12, 31],
  'australia day': [1, 26],
  'valentine day': [2, 14],
  'patrick day': [3, 17],
  'anzac day': [4, 25],
  'canada day': [7, 1],
  'independence day': [7, 4],
  halloween: [10, 31],
  'bonfire night': [11, 5],
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
} as const;
const DAYS: Table<readonly [month: number, day: number]> = tableOf(
  Object.fromEntries(
    Object.entries(NAMES).map(([name, day]) => [name.split(' ').map(stemOf).join(' '), day]),
  ),
);
const LONGEST = 3;

export function holidayAt(peek: Peek, at: number): Holiday | undefined {
  let name = '';
  for (let end = at; end < at + LONGEST; end += 1) {
    const token = peek(end);
    if (!token?.cap) return undefined;
    name += (end > at ? ' ' : '') + token.stem;
    const found = DAYS[name];
    if (found) return { month: found[0], day: found[1], end: end + 1 };
  }
  return undefined;
}
