import type { Cut } from '@pythia/contracts/cut.ts';
import { Repetition } from './repetition.ts';

/** More than any answer to be spoken; whoever never stops is stopped here. */
const MAX_CHARS = 100_000;
/** Far more than a token has in any language: a model that has said so much for each of its own passes its bound. */
const MAX_TOKEN_CHARS = 8;

/** The first of the two UTF-16 units of a character beyond U+FFFF, without its second. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** What of a language model's answer is given, piece by piece: up to its longest length, and no circles. */
export class AnswerBounds {
  #left: number;
  readonly #repetition: Repetition;

  /** @param timesSaid how many times a sentence may be said: a poem of a conversation may have a refrain */
  constructor({ maxTokens, timesSaid }: { maxTokens: number; timesSaid: number }) {
    this.#left = Math.min(MAX_CHARS, maxTokens * MAX_TOKEN_CHARS);
    this.#repetition = new Repetition(timesSaid);
  }

  /** @returns the piece, or its beginning and why nothing follows */
  take(piece: string): { text: string; cut: Cut | undefined } {
    const until = this.#repetition.hears(piece);
    const text = piece.slice(0, Math.min(this.#left, until ?? Infinity));
    this.#left -= text.length;
    if (until !== undefined && text.length === until) return { text, cut: 'repetition' };
    if (text.length === piece.length) return { text, cut: undefined };
    return { text: text.replace(HALF_CHARACTER, ''), cut: 'length' };
  }
}
