import type { FloatRows } from '#inference/open-model.ts';
import { namesOrganisation, namesTitle } from '../layout/titles.ts';
import type { JobPart } from './label.ts';

/** In the order of the model's columns. */
const PARTS: readonly (JobPart | 'other')[] = ['other', 'employer', 'role', 'place', 'dates'];

const SEPARATOR = /^(?:[–—|/·•*@-]+|at|for|with|via|to|till|until|bei|chez|en|bis)$/iu;
const IS_DATE =
  /^\W*(?:(?:19|20)\d\d|\d{1,2}[./]\d{2,4}|['’]\d\d|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)|present|now|today|currently?|date)\W*$/i;

/** `Rye & Co.` */
const GLUE = /^(?:&|\+|and|und|et|y|of|de|del|des|du|da|di|the)$/i;

/** `stretch`: number of the run between separators. */
export interface Stretched {
  stretch: number;
  isGlued: boolean;
  isSeparator: boolean;
  isDate: boolean;
  word: string;
}

export function stretchesOf(row: string): Stretched[] {
  let stretch = 0;
  let before: { word: string; isDate: boolean } | undefined;
  return [...row.trim().matchAll(/(\s*)(\S+)/g)].map(([, gap = '', word = '']) => {
    const isDate = IS_DATE.test(word);
    const begins =
      before !== undefined &&
      (/\t|\s{2}/.test(gap) ||
        /[,;:|/·]$/.test(before.word) ||
        SEPARATOR.test(word) ||
        SEPARATOR.test(before.word) ||
        word.startsWith('(') ||
        before.word.endsWith(')') ||
        isDate !== before.isDate);
    if (begins) stretch += 1;
    const isGlued = GLUE.test(word) || (before !== undefined && GLUE.test(before.word));
    before = { word, isDate };
    return { stretch, isGlued, isSeparator: SEPARATOR.test(word), isDate, word };
  });
}

const DATES = PARTS.indexOf('dates');
const ONLY_DATES = PARTS.map((part) => (part === 'dates' ? 0 : -Infinity));
const OTHER = PARTS.indexOf('other');
const PLACE = PARTS.indexOf('place');

/** Least logarithm of the odds between two parts in one stretch. */
const CLEARLY = 7;

export interface WordParts {
  parts: (JobPart | 'other')[];
  doubtful: JobPart[];
}

/** Neighbouring words of one part, with log probabilities of each part for all. */
interface Piece {
  from: number;
  to: number;
  likely: number[];
  part: number;
}

/**
 * One part for each stretch, unless no separator stands between two parts.
 * @param scores of each word, raw
 * @param named parts that the line must have; unknown for continued lines
 * @param possible parts that it may have besides
 */
export function partsOfWords(
  scores: FloatRows,
  stretched: readonly Stretched[],
  named?: readonly JobPart[],
  possible: readonly JobPart[] = [],
): WordParts {
  const words = stretched.map((_, word) => logarithms(scores, word));
  const likely = (from: number, to: number): number[] =>
    PARTS.map((_, part) => words.slice(from, to).reduce((sum, word) => sum + word[part]!, 0));
  const numbers = stretched.map(({ stretch }) => stretch);
  const pieces = [...new Set(numbers)].flatMap((at) => {
    const [from, to] = [numbers.indexOf(at), numbers.lastIndexOf(at) + 1];
    if (stretched[from]!.isSeparator) return [];
    if (stretched[from]!.isDate) return [{ from, to, likely: ONLY_DATES, part: DATES }];
    const cuts = stretched.flatMap(({ isGlued }, word) => (word > from && word < to && !isGlued ? word : []));
    return piecesOf(from, to, cuts, likely);
  });
  if (named) assignAll(pieces, named.map(columnOf), possible.map(columnOf));
  const partOf = (word: number): number =>
    pieces.find(({ from, to }) => from <= word && word < to)?.part ?? OTHER;
  return {
    parts: stretched.map((_, word) => PARTS[partOf(word)]!),
    doubtful: (named ?? []).filter((part) =>
      isDoubtful(
        pieces.filter(
          (piece) => piece.part === columnOf(part) && !saysByForm(part, textOf(stretched, piece)),
        ),
        columnOf(part),
      ),
    ),
  };
}

const SURE = 0.6;

const isDoubtful = (pieces: readonly Piece[], part: number): boolean =>
  pieces.length > 0 &&
  pieces.every(
    ({ likely }) => likely.reduce((sum, one) => sum + Math.exp(one - likely[part]!), 0) > 1 / SURE,
  );

const saysByForm = (part: JobPart, text: string): boolean =>
  (part === 'employer' && namesOrganisation(text)) || (part === 'role' && namesTitle(text));

const textOf = (stretched: readonly Stretched[], { from, to }: Piece): string =>
  stretched
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

const columnOf = (part: JobPart): number => PARTS.indexOf(part);

function piecesOf(
  from: number,
  to: number,
  cuts: readonly number[],
  likely: (from: number, to: number) => number[],
): Piece[] {
  const piece = (start: number, end: number): Piece => {
    const own = likely(start, end);
    return { from: start, to: end, likely: own, part: own.indexOf(Math.max(...own)) };
  };
  const whole = piece(from, to);
  let best = { pieces: [whole], gain: CLEARLY };
  for (const at of cuts) {
    const pieces = [piece(from, at), piece(at, to)];
    if (pieces.some(({ part }) => part === OTHER)) continue;
    const gain =
      pieces.reduce((sum, { likely: own, part }) => sum + own[part]!, 0) - whole.likely[whole.part]!;
    if (gain > best.gain) best = { pieces, gain };
  }
  return best.pieces;
}

function assignAll(pieces: readonly Piece[], named: readonly number[], possible: readonly number[]): void {
  const parts = [OTHER, ...named, ...possible];
  for (const piece of pieces)
    if (piece.likely !== ONLY_DATES || !parts.includes(DATES))
      piece.part = parts.reduce((one, other) => (piece.likely[other]! > piece.likely[one]! ? other : one));
  for (const part of named) {
    if (part === PLACE || pieces.some((piece) => piece.part === part)) continue;
    const loss = ({ likely, part: own }: Piece): number => likely[own]! - likely[part]!;
    const [nearest] = pieces
      .filter(({ part: own }) => own === OTHER || pieces.filter((piece) => piece.part === own).length > 1)
      .toSorted((one, other) => loss(one) - loss(other));
    if (nearest) nearest.part = part;
  }
}

function logarithms({ numbers, columns }: FloatRows, word: number): number[] {
  const row = [...numbers.subarray(word * columns, (word + 1) * columns)];
  const most = Math.max(...row);
  const sum = Math.log(row.reduce((all, score) => all + Math.exp(score - most), 0)) + most;
  return row.map((score) => score - sum);
}
