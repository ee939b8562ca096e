import type { Grounds } from './grounds/grounds.ts';
import type { Lexeme } from './text/lexeme.ts';
import { numberAt } from './text/read-number.ts';

/**
 * How many lexemes behind the first of a claim rules may look, so that a mark comes at most six words behind it: the last
 * of them is known to be whole when the next word begins. For a number they are counted from its end.
 */
const REACH = 5;
const LONGEST_NUMBER = 12;

/** A sentence as far as it has come, and what may be said in it. */
export class SentenceSoFar {
  /** What supports a claim: the material first, then what belongs to the question alone. */
  readonly grounds: readonly Grounds[];
  /** Ordinary words of the language. */
  readonly words: ReadonlyMap<string, number>;
  readonly tokens: Lexeme[] = [];
  #reach = Infinity;
  /** Whether nothing follows any more. */
  isFinal = false;
  /** Whether a rule looked beyond what has come: what it decided does not count. */
  isShort = false;
  /** Days of the unit in which a length of time was told last; 0: none was. */
  unit = 0;
  /** What the last large number was told in. */
  told: { scale: number; currency: string } = { scale: 0, currency: '' };

  constructor(grounds: readonly Grounds[], words: ReadonlyMap<string, number>) {
    this.grounds = grounds;
    this.words = words;
  }

  get material(): Grounds {
    return this.grounds[0]!;
  }

  /** The only way to look at a lexeme, before or behind. */
  readonly peek = (at: number): Lexeme | undefined => {
    if (at < 0 || at >= this.#reach) return undefined;
    const found = this.tokens[at];
    if (!found && !this.isFinal) this.isShort = true;
    return found;
  };

  /** Begins to decide about the lexeme at a place: how far rules may look from there. */
  beginAt(at: number): void {
    this.isShort = false;
    this.#reach = at + LONGEST_NUMBER;
    const claimed = numberAt(this.peek, at)?.end ?? at + 1;
    this.#reach = claimed + REACH;
  }

  some(supports: (grounds: Grounds) => boolean): boolean {
    return this.grounds.some(supports);
  }
}
