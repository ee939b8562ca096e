import { LOOK_AHEAD } from './pairs.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { wordRoot } from '../text/lexeme.ts';
import { isNumeral, numberAt } from '../text/read-number.ts';

export interface LinePlace {
  grounds: Grounds;
  line: number;
}

const FAR = 14;
const OF_FIGURE = 1.5;
const OF_ROOT = 0.7;
const LEAST_ROOT = 4;
const OF_NAME = 2.3;

/** Similarity of the words around a claim to each line; rare words weigh more. */
export class InCommon {
  readonly #sentence: SentenceSoFar;
  readonly #from: number;
  readonly #end: number;
  readonly #begin: number;
  readonly #scores = new Map<Grounds, ReadonlyMap<number, number>>();

  constructor(sentence: SentenceSoFar, from: number, end: number, begin = Math.max(0, from - FAR)) {
    this.#sentence = sentence;
    this.#from = from;
    this.#end = end;
    this.#begin = begin;
  }

  /** Without the clauses before. */
  inClause(): InCommon {
    const begin = Math.max(this.#begin, beginOfClause(this.#sentence, this.#from));
    return new InCommon(this.#sentence, this.#from, this.#end, begin);
  }

  with({ grounds, line }: LinePlace): number {
    let scores = this.#scores.get(grounds);
    if (!scores) this.#scores.set(grounds, (scores = this.#scoresIn(grounds)));
    return scores.get(line) ?? 0;
  }

  #scoresIn(grounds: Grounds): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    const add = (lines: Iterable<number>, weight: number): void => {
      for (const line of lines) scores.set(line, (scores.get(line) ?? 0) + weight);
    };
    const seen = new Set<string>();
    for (let at = this.#begin; at < this.#end + LOOK_AHEAD; at += 1) {
      const token = at >= this.#from && at < this.#end ? undefined : this.#sentence.peek(at);
      if (!token || token.type === 'p' || FUNCTION_WORDS.has(token.low) || seen.has(token.stem)) continue;
      seen.add(token.stem);
      if (isNumeral(token)) add(linesOfFigure(this.#sentence, at, grounds), OF_FIGURE);
      else
        addWord(
          token.stem,
          grounds,
          token.cap && !token.first ? (lines, weight) => add(lines, OF_NAME * weight) : add,
        );
    }
    return scores;
  }
}

function linesOfFigure(sentence: SentenceSoFar, at: number, { figures }: Grounds): ReadonlySet<number> {
  const number = numberAt(sentence.peek, at);
  const same = number && number.value > 1 ? figures.filter(({ value }) => value === number.value) : [];
  return new Set(same.map(({ line }) => line));
}

function addWord(
  stem: string,
  { stems, roots, lines: { length } }: Grounds,
  add: (lines: Iterable<number>, weight: number) => void,
): void {
  const lines = stems.get(stem);
  if (lines) add(lines, Math.log(1 + length / lines.size));
  const alike = stem.length >= LEAST_ROOT ? roots.get(wordRoot(stem)) : undefined;
  if (!alike) return;
  const others = lines ? [...alike].filter((line) => !lines.has(line)) : alike;
  add(others, OF_ROOT * Math.log(1 + length / alike.size));
}

export function beginOfClause({ peek }: SentenceSoFar, at: number): number {
  for (let begin = at; begin > 0; begin -= 1) {
    const { text } = peek(begin - 1)!;
    if (/^[;:–—]$/.test(text)) return begin;
    if (text === ',' && /^(and|but|so|while|mine|ours|yours|i|we|you)$/.test(peek(begin)!.low)) return begin;
  }
  return 0;
}
