import { LOOK_AHEAD } from './pairs.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { rootOf } from '../text/lexeme.ts';
import { isNumeral } from '../text/numeral.ts';
import { numberAt } from '../text/read-number.ts';

/** A line, and where it was found. */
export interface Place {
  grounds: Grounds;
  line: number;
}

/** Where a claim stands in a sentence, in lexemes. */
interface Stretch {
  sentence: SentenceSoFar;
  from: number;
  end: number;
}

/** In lexemes: how far before a claim words still belong to it. */
const FAR = 14;
/** What a figure of the same line counts. */
const OF_FIGURE = 1.5;
/** What a word counts that has the root of one of the line's. */
const OF_ROOT = 0.7;
const LEAST_ROOT = 4;

/** How much what is told around a claim has in common with a line: rare words weigh more. */
export function inCommon({ sentence, from, end }: Stretch, place: Place): number {
  let sum = 0;
  const seen = new Set<string>();
  for (let at = Math.max(0, from - FAR); at < end + LOOK_AHEAD; at += 1) {
    if (at >= from && at < end) continue;
    const token = sentence.peek(at);
    if (!token || token.type === 'p' || FUNCTION_WORDS.has(token.low) || seen.has(token.stem)) continue;
    seen.add(token.stem);
    sum += isNumeral(token) ? weightOfFigure(sentence, at, place) : weightOfWord(token.stem, place);
  }
  return sum;
}

function weightOfFigure(sentence: SentenceSoFar, at: number, { grounds, line }: Place): number {
  const number = numberAt(sentence.peek, at);
  if (!number || number.value <= 1) return 0;
  const stands = grounds.figures.some((figure) => figure.line === line && figure.value === number.value);
  return stands ? OF_FIGURE : 0;
}

function weightOfWord(stem: string, { grounds, line }: Place): number {
  const weightOf = (lines: ReadonlySet<number> | undefined): number =>
    lines?.has(line) ? Math.log(1 + grounds.lines.length / lines.size) : 0;
  return weightOf(grounds.stems.get(stem)) || OF_ROOT * weightOf(rootLines(stem, grounds));
}

const rootLines = (stem: string, { roots }: Grounds): ReadonlySet<number> | undefined =>
  stem.length >= LEAST_ROOT ? roots.get(rootOf(stem)) : undefined;
