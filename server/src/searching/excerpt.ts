import { folded, wordsNotIn } from './search-words.ts';

/** UTF-16 units before the first match, and from it on. */
const BEFORE = 60;
const FROM_THERE = 140;

interface Piece {
  text: string;
  found: boolean;
}

/** UTF-16 units segmented at a time, and context around them: segmenting is slow. */
const PART = 4_000;
const MARGIN = 400;

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Text of about 200 characters around the first match, cut between words, or letters where there are no
 * spaces. Empty without a match.
 */
export function excerptOf(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(LETTERS.segment(partWith(text, words)), ({ segment }) => segment);
  const isFound = marksOf(letters, words);
  const hit = isFound.indexOf(true);
  if (hit === -1) return [];

  const { from, to } = around(letters, hit);
  const pieces: Piece[] = [];
  const add = (text: string, found: boolean): void => {
    const last = pieces.at(-1);
    if (last?.found === found) last.text += text;
    else pieces.push({ text, found });
  };
  if (from > 0) add('…', false);
  for (let at = from; at < to; at += 1) add(letters[at]!, isFound[at]!);
  if (to < letters.length) add('…', false);
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ') }));
}

function partWith(text: string, words: readonly string[]): string {
  for (let at = 0; at < text.length; at += PART) {
    const begin = Math.max(0, at - MARGIN);
    const part = text.slice(begin, at + PART + MARGIN);
    if (wordsNotIn(part, words).length < words.length) return text.slice(begin, at + PART + 2 * MARGIN);
  }
  return '';
}

function marksOf(letters: readonly string[], words: readonly string[]): boolean[] {
  const foldedLetters = letters.map(folded);
  const whole = foldedLetters.join('');
  const isWord = new Uint8Array(whole.length);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      isWord.fill(1, at, at + word.length);
    }
  }
  let begin = 0;
  return foldedLetters.map(({ length }) => {
    // a soft hyphen belongs to its word
    if (length === 0) return isWord[begin - 1] === 1 && isWord[begin] === 1;
    return isWord.subarray(begin, (begin += length)).includes(1);
  });
}

function around(letters: readonly string[], hit: number): { from: number; to: number } {
  let from = hit;
  for (let room = BEFORE; from > 0; from -= 1) {
    room -= letters[from - 1]!.length;
    if (room < 0) break;
  }
  let to = hit;
  for (let room = FROM_THERE; to < letters.length; to += 1) {
    room -= letters[to]!.length;
    if (room < 0) break;
  }
  if (from > 0) from += letters.slice(from, hit).findIndex(isSpace) + 1;
  const lastSpace = letters.slice(hit, to).findLastIndex(isSpace);
  if (to < letters.length && lastSpace > 0) to = hit + lastSpace;
  return { from, to };
}

const isSpace = (letter: string): boolean => /^\s+$/.test(letter);
