import { AUDIO, REPLAY } from '@pythia/contracts/limits.ts';

const KEPT_SAMPLES = REPLAY.keptSeconds * AUDIO.sampleRate;
/** A connection too slow for the sound drops this much at once: few long gaps leave more whole sentences than many short ones. */
const SKIPPED_SAMPLES = 10 * AUDIO.sampleRate;

/**
 * The newest two minutes of sound: what the server has not heard of it is sent again after a reconnect.
 * It is also the queue in front of the socket: what a slow connection cannot take waits here.
 *
 * Positions count samples since the capture began: `heard` ≤ `unsent` ≤ `written`.
 */
export class ReplayRing {
  readonly #samples: Int16Array<ArrayBuffer>;
  readonly #skippedAtOnce: number;
  #heard = 0;
  #unsent = 0;
  #written = 0;
  /** The position that this connection's sample 0 stands for. */
  #base = 0;
  /** Overwritten before this connection was given it; what it was given before is still being heard. */
  #skipped = 0;
  /** Overwritten, and everything before it is heard or lost as well. */
  #lost = 0;

  constructor(capacity = KEPT_SAMPLES, skippedAtOnce = SKIPPED_SAMPLES) {
    this.#samples = new Int16Array(capacity);
    this.#skippedAtOnce = skippedAtOnce;
  }

  /** Samples not yet heard, of which the ring may hold less. */
  get unheard(): number {
    return this.#written - this.#heard;
  }

  /** Samples not yet heard that are still here. */
  get kept(): number {
    return Math.min(this.unheard, this.#samples.length);
  }

  /** Samples that this connection has been given and has not heard. */
  get inFlight(): number {
    return this.#unsent - this.#heard;
  }

  write(samples: Int16Array): void {
    const capacity = this.#samples.length;
    for (const sample of samples) this.#samples[this.#written++ % capacity] = sample;
  }

  /** @returns up to `max` samples that this connection has not been given, or undefined when there are none */
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
   * @param heard samples of this connection that are in a line or were silence; too high a count is not believed
   * @returns whether more is heard than before
   */
  acknowledge(heard: number): boolean {
    const position = Math.min(this.#unsent, this.#base + heard);
    if (position < this.#heard) return false; // also all that was given before a skip: it cannot be sent again
    const isMore = position > this.#heard;
    this.#heard = position;
    this.#lost += this.#skipped;
    this.#skipped = 0;
    return isMore;
  }

  /** A new connection begins: it is given everything unheard that is still here. */
  rewind(): void {
    const from = Math.max(this.#heard, this.#oldest);
    this.#lost += this.#skipped + from - this.#heard;
    this.#skipped = 0;
    this.#heard = this.#unsent = this.#base = from;
  }

  /** @returns samples that nobody will hear and that come before everything not yet heard; each once */
  takeLost(): number {
    const lost = this.#lost;
    this.#lost = 0;
    return lost;
  }

  get #oldest(): number {
    return Math.max(0, this.#written - this.#samples.length);
  }

  /** The server counts what it was given: skipping samples moves the position of its sample 0. */
  #skip(): void {
    const to = Math.min(this.#written, this.#oldest + this.#skippedAtOnce);
    this.#skipped += to - this.#unsent;
    this.#base += to - this.#unsent;
    this.#heard = this.#unsent = to;
  }
}
