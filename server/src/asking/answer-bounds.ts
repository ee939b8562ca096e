import type { Cut } from '@pythia/contracts/cut.ts';

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

/** What ends a sentence, or a line. */
const SENTENCE_END = /[.!?…。！？]+["'”’)\]*_]*(?=\s)|\n/u;
/** "No, never." is short: it may be said more often than a whole sentence. */
const LEAST_WORDS = 3;
/** Of a language that is written without spaces. */
const LEAST_LETTERS = 16;
const SHORT_ONES_MORE = 3;
/** Nobody speaks so long without an end of a sentence, unless in a circle. */
const CIRCLE_CHARS = 360;
const LONGEST_TURN = 120;
/** So much of a piece is looked at at once: pieces that come quickly are one. */
const STEP_CHARS = 64;
/** More than any sentence; what is beyond is compared no more. */
const LONGEST_SENTENCE = 2_000;

/**
 * Notices an answer that has come into a circle, piece by piece as it arrives: when it says the same sentence once too
 * often, or the same few words on and on. Code is left out, which has lines that are alike.
 */
export class Repetition {
  readonly #most: number;
  readonly #said = new Map<string, number>();
  /** The sentence that is being said. */
  #open = '';
  #isCode = false;

  /** @param most how many times a sentence may be said */
  constructor(most: number) {
    this.#most = most;
  }

  /** @returns how much of the piece there is until it is in a circle; undefined while it is in none */
  hears(piece: string): number | undefined {
    for (let at = 0; at < piece.length; at += STEP_CHARS) {
      const step = piece.slice(at, at + STEP_CHARS);
      const until = this.#hearsStep(step);
      if (until !== undefined) return at + until;
    }
    return undefined;
  }

  #hearsStep(step: string): number | undefined {
    this.#open += step;
    for (let end = SENTENCE_END.exec(this.#open); end; end = SENTENCE_END.exec(this.#open)) {
      const sentence = this.#open.slice(0, end.index + end[0].length);
      this.#open = this.#open.slice(sentence.length);
      if (sentence.trimStart().startsWith('```')) this.#isCode = !this.#isCode;
      else if (!this.#isCode && this.#isTooOften(sentence)) return step.length - this.#open.length;
    }
    this.#open = this.#open.slice(-LONGEST_SENTENCE);
    return !this.#isCode && isCircle(this.#open.slice(-CIRCLE_CHARS)) ? step.length : undefined;
  }

  #isTooOften(sentence: string): boolean {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const key = words.join(' ');
    if (!/\p{L}/u.test(key)) return false;
    const isShort = words.length < LEAST_WORDS && key.length < LEAST_LETTERS;
    const count = (this.#said.get(key) ?? 0) + 1;
    this.#said.set(key, count);
    return count > this.#most * (isShort ? SHORT_ONES_MORE : 1);
  }
}

/** Words, or the letters of a language without spaces: a row of signs is a line, or a cry. */
const WORDS = /\p{L}\s|[^\p{ASCII}\s]{2}/u;

/** Whether a text is the same few words over and over: at each turn it equals itself. */
function isCircle(text: string): boolean {
  if (text.length < CIRCLE_CHARS || !WORDS.test(text)) return false;
  for (let turn = 1; turn <= LONGEST_TURN; turn += 1) if (text.startsWith(text.slice(turn))) return true;
  return false;
}
