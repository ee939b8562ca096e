import type { Cut } from '@pythia/contracts/cut.ts';

const MAX_CHARS = 100_000;
const MAX_TOKEN_CHARS = 8;

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

export class AnswerBounds {
  #left: number;
  readonly #repetition: Repetition;

  /** @param timesSaid how often a sentence may be said; a poem has refrains */
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

const SENTENCE_END = /[.!?…。！？]+["'”’)\]*_]*(?=\s)|\n/u;
/** Shorter sentences, such as "No, never.", may be said more often. */
const LEAST_WORDS = 3;
/** In scripts without spaces, letters are counted instead of words. */
const LEAST_LETTERS = 16;
const SHORT_ONES_MORE = 3;
/** Only a loop goes on for so long without a sentence's end. */
const CIRCLE_CHARS = 360;
const LONGEST_TURN = 120;
const STEP_CHARS = 64;
const LONGEST_SENTENCE = 2_000;

/**
 * Notices repetition as it streams in: one sentence too often, or the same few words on and on. Code is left
 * out, since its lines are alike.
 */
export class Repetition {
  readonly #most: number;
  readonly #said = new Map<string, number>();
  #open = '';
  #isCode = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns characters of the piece before the loop; undefined without one */
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

/** Words or spaceless letters; a row of signs is a rule or a cry. */
const WORDS = /\p{L}\s|[^\p{ASCII}\s]{2}/u;

/** A loop equals itself shifted by one turn. */
function isCircle(text: string): boolean {
  if (text.length < CIRCLE_CHARS || !WORDS.test(text)) return false;
  for (let turn = 1; turn <= LONGEST_TURN; turn += 1) if (text.startsWith(text.slice(turn))) return true;
  return false;
}
