import type { Grounds } from './grounds.ts';
import { sameAs } from '../lexicon/same-words.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { type Lexeme, readLexemes, wordRoot } from '../text/lexeme.ts';
import { numberAt } from '../text/read-number.ts';

const FIGURE_WEIGHTS = { small: 1.5, large: 3 };
const OF_ROOT = 0.7;
const LEAST_ROOT = 4;
/** Or short headings would match everything. */
const LENGTH_ADDED = 6;

/** Finds a sentence's line by words (rare ones weigh more) and figures. */
export class LineFinder {
  readonly #grounds: Grounds;
  readonly #weights = new Map<string, number>();
  readonly #roots: ReadonlyMap<string, number>[];
  readonly #lengths: number[];

  constructor(grounds: Grounds) {
    this.#grounds = grounds;
    const count = grounds.lines.length;
    for (const [stem, lines] of grounds.stems) this.#weights.set(stem, Math.log(1 + count / lines.size));
    const telling = grounds.lines.map(({ words }) => words.filter(({ low }) => !FUNCTION_WORDS.has(low)));
    this.#roots = telling.map(
      (words) => new Map(words.map(({ stem }) => [wordRoot(stem), this.#weights.get(stem) ?? 1])),
    );
    this.#lengths = telling.map(({ length }) => length);
  }

  scores(sentence: string): number[] {
    const sums = this.#lengths.map(() => 0);
    const tokens = readLexemes(sentence);
    const seen = new Set<string>();
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'p' || FUNCTION_WORDS.has(token.low) || seen.has(token.stem)) continue;
      seen.add(token.stem);
      this.#addFigure(sums, tokens, at);
      if (token.type !== 'n') this.#addWord(sums, token);
    }
    return sums.map((sum, line) => sum / Math.sqrt(LENGTH_ADDED + this.#lengths[line]!));
  }

  #addFigure(sums: number[], tokens: readonly Lexeme[], at: number): void {
    const number = numberAt((place) => tokens[place], at);
    if (!number || tokens[at]!.low === 'one') return;
    for (const { value, line } of this.#grounds.figures)
      if (value === number.value || number.alts.includes(value))
        sums[line]! += value > 12 ? FIGURE_WEIGHTS.large : FIGURE_WEIGHTS.small;
  }

  #addWord(sums: number[], { stem, low }: Lexeme): void {
    const { stems } = this.#grounds;
    const other = sameAs(stem).find((word) => stems.has(word)) ?? '';
    const lines = stems.get(stem) ?? stems.get(low) ?? stems.get(other);
    if (lines) for (const line of lines) sums[line]! += this.#weights.get(stem) ?? FIGURE_WEIGHTS.small;
    else if (stem.length >= LEAST_ROOT)
      for (const [line, roots] of this.#roots.entries())
        sums[line]! += OF_ROOT * (roots.get(wordRoot(stem)) ?? 0);
  }
}
