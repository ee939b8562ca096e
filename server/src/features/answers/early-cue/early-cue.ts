import type { Glance } from '@pythia/contracts/feed.ts';
import { askedSoFar } from '#question-detector/asked-so-far.ts';

interface EarlyCueParts {
  look: (question: string) => Promise<Glance | null>;
  tell: (glance: Glance | null) => void;
  isBusy: () => boolean;
  everyMs?: number | undefined;
}

const EVERY_MS = 350;
/** So many new words may change the meaning. */
const MORE_WORDS = 2;

/**
 * Searches for fitting material while a question is being asked. A result stays until another, or none, is
 * found twice in a row, or the question is over.
 */
export class EarlyCue {
  readonly #parts: EarlyCueParts;
  #told: Glance | null = null;
  /** Null: nothing fits. */
  #rival: string | null | undefined;
  #words = 0;
  #lookedAt = -Infinity;
  #isLooking = false;
  #turn = 0;

  constructor(parts: EarlyCueParts) {
    this.#parts = parts;
  }

  hear(interim: string): void {
    const question = askedSoFar(interim);
    if (question === undefined) return;
    const words = question.split(' ').length;
    if (Math.abs(words - this.#words) >= MORE_WORDS) void this.#look(question, words);
  }

  found(question: string): void {
    if (!this.#told) void this.#look(question, question.split(' ').length);
  }

  clear(): void {
    this.#turn += 1;
    this.#words = 0;
    this.#rival = undefined;
    if (this.#told) this.#parts.tell(null);
    this.#told = null;
  }

  async #look(question: string, words: number): Promise<void> {
    const { look, isBusy, everyMs = EVERY_MS } = this.#parts;
    const now = performance.now();
    if (this.#isLooking || now - this.#lookedAt < everyMs || isBusy()) return;
    this.#isLooking = true;
    this.#lookedAt = now;
    this.#words = words;
    const turn = this.#turn;
    const best = await look(question);
    this.#isLooking = false;
    if (turn === this.#turn) this.#take(best);
  }

  #take(best: Glance | null): void {
    const title = best?.title ?? null;
    if (title === (this.#told?.title ?? null)) return void (this.#rival = undefined);
    if (this.#told && this.#rival !== title) return void (this.#rival = title);
    this.#rival = undefined;
    this.#told = best;
    this.#parts.tell(best);
  }
}
