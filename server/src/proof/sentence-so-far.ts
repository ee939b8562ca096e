import type { Grounds } from './grounds/grounds.ts';
import { MONTHS } from './lexicon/time.ts';
import type { Lexeme } from './text/lexeme.ts';
import { isNumeral, numberAt } from './text/read-number.ts';

/**
 * Lexemes that rules may look ahead, so marks come at most six words late: a word is known to be whole when
 * the next begins. For numbers the count starts at the number's end.
 */
const REACH = 5;
const LONGEST_NUMBER = 12;
/** `January 17, twenty twenty-four` */
const LONGEST_DATE = 7;

export class SentenceSoFar {
  readonly grounds: readonly Grounds[];
  readonly words: ReadonlyMap<string, number>;
  readonly tokens: Lexeme[] = [];
  readonly unproved: { from: number; to: number }[] = [];
  #reach = Infinity;
  isFinal = false;
  isShort = false;
  unit = 0;
  told: { scale: number; currency: string } = { scale: 0, currency: '' };

  constructor(grounds: readonly Grounds[], words: ReadonlyMap<string, number>) {
    this.grounds = grounds;
    this.words = words;
  }

  get material(): Grounds {
    return this.grounds[0]!;
  }

  /** The only way to look at a lexeme, before or after. */
  readonly peek = (at: number): Lexeme | undefined => {
    if (at < 0 || at >= this.#reach) return undefined;
    const found = this.tokens[at];
    if (!found && !this.isFinal) this.isShort = true;
    return found;
  };

  beginAt(at: number): void {
    this.isShort = false;
    this.#reach = at + LONGEST_NUMBER;
    const next = this.tokens[at + 1];
    const isMonth = MONTHS[this.tokens[at]?.low ?? ''] !== undefined;
    const isDate = isMonth && (!next || isNumeral(next) || /^(of|[.,])$/.test(next.low));
    const claimed = numberAt(this.peek, at)?.end ?? at + (isDate ? LONGEST_DATE : 1);
    this.#reach = claimed + REACH;
  }

  some(supports: (grounds: Grounds) => boolean): boolean {
    return this.grounds.some(supports);
  }
}
