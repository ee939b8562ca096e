import type { Glance } from '@pythia/contracts/feed.ts';
import { askedSoFar } from '#question-detector/asked-so-far.ts';

interface EarlyCueParts {
  /** What fits best to what is asked so far; null where nothing does. Never rejects. */
  look: (question: string) => Promise<Glance | null>;
  /** Tells the session's windows; null: there is nothing to say any more. */
  tell: (glance: Glance | null) => void;
  /** Whether a look would hold up something else. */
  isBusy: () => boolean;
  everyMs?: number | undefined;
}

/** Three looks a second in a session at most. */
const EVERY_MS = 350;
/** So many more words may mean something else. */
const MORE_WORDS = 2;

/**
 * Looks for what fits to a question while it is being asked, a few times a second. What is told stays until another
 * one was the best twice in a row, and the question is over.
 */
export class EarlyCue {
  readonly #parts: EarlyCueParts;
  #told: Glance | null = null;
  /** Best in the last look, and not told yet. */
  #rival: string | null = null;
  #words = 0;
  #lookedAt = -Infinity;
  #isLooking = false;
  #turn = 0;

  constructor(parts: EarlyCueParts) {
    this.#parts = parts;
  }

  /** Words that are being said, each time all of them. */
  hear(interim: string): void {
    const question = askedSoFar(interim);
    if (question === undefined) return;
    const words = question.split(' ').length;
    if (Math.abs(words - this.#words) >= MORE_WORDS) void this.#look(question, words);
  }

  /** A whole question, which was found. */
  found(question: string): void {
    if (!this.#told) void this.#look(question, question.split(' ').length);
  }

  /** The question was asked, or was none. */
  clear(): void {
    this.#turn += 1;
    this.#words = 0;
    this.#rival = null;
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
    if (!best || best.title === this.#told?.title) return void (this.#rival = null);
    if (this.#told && this.#rival !== best.title) return void (this.#rival = best.title);
    this.#rival = null;
    this.#told = best;
    this.#parts.tell(best);
  }
}
