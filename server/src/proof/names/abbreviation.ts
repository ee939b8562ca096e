import { type Table, tableOf } from '../lexicon/list.ts';
import { CONNECTING, FUNCTION_WORDS } from '../lexicon/small-words.ts';

const MOST_OF_WORD = 5;
/** `P&L`, `D2C`, `B4B` */
const SIGNS: Table<string> = tableOf({ and: '&', to: '2', two: '2', for: '4', four: '4' });

/**
 * Whether an abbreviation stands for words. Each gives its first letter; further ones where those are small (`CEng`);
 * small words may give none.
 *
 * @param words in lower case
 * @param isPart whether a word may give its letter at a place too: `HCA` of healthcare assistant
 */
export function abbreviates(
  short: string,
  words: readonly string[],
  isPart: (word: string, at: number) => boolean = () => false,
): boolean {
  const low = short.toLowerCase();
  const failed = new Set<number>();
  const read = (at: number, place: number): boolean => {
    const state = at * words.length + place;
    if (failed.has(state)) return false;
    const isRead = readOn(at, place);
    if (!isRead) failed.add(state);
    return isRead;
  };
  const readOn = (at: number, place: number): boolean => {
    if (at === low.length) return words.slice(place).every(isSmall);
    const word = words[place];
    if (word === undefined) return false;
    if (isSmall(word) && word !== 'at' && place > 0 && read(at, place + 1)) return true;
    const sign = SIGNS[word] ?? '';
    if (sign && low.startsWith(sign, at) && read(at + sign.length, place + 1)) return true;
    if (/^\d/.test(word)) return low.startsWith(word, at) && read(at + word.length, place + 1);
    if (low[at] !== word[0]) return false;
    for (let letters = 1, inside = 0; letters <= MOST_OF_WORD; letters += 1) {
      if (read(at + letters, place + 1)) return true;
      const next = low[at + letters];
      if (next === undefined) return false;
      inside = word.indexOf(next, inside + 1);
      if (inside < 0 || !((inside === letters && short[at + letters] === next) || isPart(word, inside)))
        return false;
    }
    return false;
  };
  return words.length > 1 && !isSmall(words[0]!) && read(0, 0);
}

const isSmall = (word: string): boolean => CONNECTING.has(word) || FUNCTION_WORDS.has(word);

const LEAST_PART = 4;
const LONG_COMPOUND = 12;

/** The care of healthcare. */
export const isPartOf =
  (words: ReadonlyMap<string, number>) =>
  (word: string, at: number): boolean =>
    at >= LEAST_PART &&
    word.length - at >= LEAST_PART &&
    (words.has(word.slice(at)) || (word.length >= LONG_COMPOUND && !words.has(word)));
