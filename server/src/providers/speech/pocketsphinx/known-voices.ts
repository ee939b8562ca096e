const MOST_USERS = 1_000;
/** After a longer pause it is another call, with another voice. */
const SAME_CALL_MS = 10 * 60_000;

interface KnownVoice {
  voice: Float32Array;
  heardAt: number;
}

/** What the latest decoder of each user learnt of the voice it heard, for ten minutes after it was heard. */
export class KnownVoices {
  readonly #now: () => number;
  /** The one that was heard last comes last. */
  readonly #voices = new Map<string, KnownVoice>();

  /** @param now milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  of(userId: string): Float32Array | undefined {
    const known = this.#voices.get(userId);
    return known && this.#now() - known.heardAt < SAME_CALL_MS ? known.voice : undefined;
  }

  remember(userId: string, voice: Float32Array): void {
    this.#voices.delete(userId);
    this.#voices.set(userId, { voice, heardAt: this.#now() });
    const [oldest] = this.#voices.keys();
    if (this.#voices.size > MOST_USERS && oldest !== undefined) this.#voices.delete(oldest);
  }
}
