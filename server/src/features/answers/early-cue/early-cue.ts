import type { Glance } from '@pythia/contracts/feed.ts';
import { askedSoFar } from '#question-detector/asked-so-far.ts';

interface EarlyCueParts {
  look: (question: string) => Promise<Glance | null>;
  tell: (glance: Glance | null) => void;
  isBusy: () => boolean;
  everyMs?: number | undefined;
}

const EVERY_MS = 350;
/** Words that tell whether the same question goes on. */
const BEGINNING = 2;

/**
 * Searches for fitting material while a question is asked. A result stays until more words of the question
 * find another, or none, or other words do twice in a row.
 */
export class EarlyCue {
  readonly #parts: EarlyCueParts;
  #told: Glance | null = null;
  #toldFor = '';
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
    const words = askedSoFar(interim)?.split(' ') ?? [];
    if (words.length === 0 || words.length === this.#words) return;
    const beginning = words.slice(0, BEGINNING).join(' ');
    void this.#look(words, { beginning, isSame: beginning === this.#toldFor });
  }

  found(question: string): void {
    void this.#look(question.split(' '), { beginning: this.#toldFor, isSame: true });
  }

  clear(): void {
    this.#turn += 1;
    this.#words = 0;
    this.#rival = undefined;
    if (this.#told) this.#parts.tell(null);
    this.#told = null;
  }

  async #look(words: readonly string[], of: Looked): Promise<void> {
    const { look, isBusy, everyMs = EVERY_MS } = this.#parts;
    const now = performance.now();
    if (this.#isLooking || now - this.#lookedAt < everyMs || isBusy()) return;
    this.#isLooking = true;
    this.#lookedAt = now;
    this.#words = words.length;
    const turn = this.#turn;
    const best = await look(words.join(' '));
    this.#isLooking = false;
    if (turn === this.#turn) this.#take(best, of);
  }

  #take(best: Glance | null, { beginning, isSame }: Looked): void {
    const title = best?.title ?? null;
    if (title === (this.#told?.title ?? null)) return void (this.#rival = undefined);
    if (this.#told && !isSame && this.#rival !== title) return void (this.#rival = title);
    this.#rival = undefined;
    this.#told = best;
    this.#toldFor = beginning;
    this.#parts.tell(best);
  }
}

interface Looked {
  beginning: string;
  isSame: boolean;
}
