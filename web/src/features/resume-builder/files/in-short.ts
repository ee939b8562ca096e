import { cutAfterWord } from './whole-words.ts';

const MOST_NAMES = 20;
const LONGEST_NAME = 40;

export function inShort(names: readonly string[]): string[] {
  const told = names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${cutAfterWord(name, LONGEST_NAME - 1)}…` : name));
  const more = names.length - told.length;
  return more > 0 ? [...told, `${more} more`] : told;
}
