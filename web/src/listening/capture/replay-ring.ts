import { AUDIO, REPLAY } from '@pythia/contracts/limits.ts';

const KEPT_SAMPLES = REPLAY.keptSeconds * AUDIO.sampleRate;
/**
 * A slow connection drops this much at once: few long gaps leave more whole sentences than many short ones.
 */
const SKIPPED_SAMPLES = 10 * AUDIO.sampleRate;

/**
 * Newest two minutes of sound, resent after a reconnect if not heard; also the queue before the socket.
 * Positions count samples since the beginning: `heard` ≤ `unsent` ≤ `written`.
 */
export class ReplayRing {
  readonly #samples: Int16Array<ArrayBuffer>;
  readonly #skippedAtOnce: number;
  #heard = 0;
  #unsent = 0;
  #written = 0;
  /** Position of this connection's first sample. */
  #base = 0;
  /** Samples that were overwritten before they were sent. */
  #skipped = 0;
  /** Samples that were overwritten, and before which nothing is unheard. */
  #lost = 0;

  constructor(capacity = KEPT_SAMPLES, skippedAtOnce = SKIPPED_SAMPLES) {
    this.#samples = new Int16Array(capacity);
    this.#skippedAtOnce = skippedAtOnce;
  }

  get unheard(): number {
    return this.#written - this.#heard;
  }

  get kept(): number {
    return Math.min(this.unheard, this.#samples.length);
  }

  get inFlight(): number {
    return this.#unsent - this.#heard;
  }

  write(samples: Int16Array): void {
    const capacity = this.#samples.length;
    for (const sample of samples) this.#samples[this.#written++ % capacity] = sample;
  }

  /** @returns at most `max` unsent samples; undefined: none */
  next(max: number): Int16Array<ArrayBuffer> | undefined {
    if (this.#unsent < this.#oldest) this.#skip();
    const count = Math.min(max, this.#written - this.#unsent);
    if (count === 0) return undefined;
    const from = this.#unsent % this.#samples.length;
    const chunk = new Int16Array(count);
    const untilWrap = this.#samples.subarray(from, from + count);
    chunk.set(untilWrap);
    chunk.set(this.#samples.subarray(0, count - untilWrap.length), untilWrap.length);
    this.#unsent += count;
    return chunk;
  }

  /**
   * @param heard samples of this connection; too high a count is not believed
   * @returns whether it grew
   */
  acknowledge(heard: number): boolean {
    const position = Math.min(this.#unsent, this.#base + heard);
    // sound given before a skip cannot be sent again either
    if (position < this.#heard) return false;
    const isMore = position > this.#heard;
    this.#heard = position;
    this.#lost += this.#skipped;
    this.#skipped = 0;
    return isMore;
  }

  /** A new connection is given everything unheard. */
  rewind(): void {
    const from = Math.max(this.#heard, this.#oldest);
    this.#lost += this.#skipped + from - this.#heard;
    this.#skipped = 0;
    this.#heard = this.#unsent = this.#base = from;
  }

  /** @returns samples that nobody will hear, before all that is unheard; each once */
  takeLost(): number {
    const lost = this.#lost;
    this.#lost = 0;
    return lost;
  }

  get #oldest(): number {
    return Math.max(0, this.#written - this.#samples.length);
  }

  /** Sample numbers of the server count what it was given, so a skip shifts them. */
  #skip(): void {
    const to = Math.min(this.#written, this.#oldest + this.#skippedAtOnce);
    this.#skipped += to - this.#unsent;
    this.#base += to - this.#unsent;
    this.#heard = this.#unsent = to;
  }
}
