import type { Grounds } from './grounds/grounds.ts';
import type { Lexeme } from './text/lexeme.ts';

/** A sentence as far as it has come, and what may be said in it. */
export class SentenceSoFar {
  /** What supports a claim: the material first, then what belongs to the question alone. */
  readonly grounds: readonly Grounds[];
  /** Ordinary words of the language. */
  readonly words: ReadonlySet<string>;
  readonly tokens: Lexeme[] = [];
  /** Whether nothing follows any more. */
  isFinal = false;
  /** Whether a rule looked beyond what has come: what it decided does not count. */
  isShort = false;
  /** Days of the unit in which a length of time was told last; 0: none was. */
  unit = 0;

  constructor(grounds: readonly Grounds[], words: ReadonlySet<string>) {
    this.grounds = grounds;
    this.words = words;
  }

  get material(): Grounds {
    return this.grounds[0]!;
  }

  /** The only way to look at a lexeme, before or behind. */
  readonly peek = (at: number): Lexeme | undefined => {
    if (at < 0) return undefined;
    const found = this.tokens[at];
    if (!found && !this.isFinal) this.isShort = true;
    return found;
  };

  some(supports: (grounds: Grounds) => boolean): boolean {
    return this.grounds.some(supports);
  }
}
