const MOST_USERS = 1_000;

/** What the latest decoder of each user learnt of the voice it heard, for the users who were heard last. */
export class KnownVoices {
  /** The one that was heard last comes last. */
  readonly #voices = new Map<string, Float32Array>();

  of(userId: string): Float32Array | undefined {
    return this.#voices.get(userId);
  }

  remember(userId: string, voice: Float32Array): void {
    this.#voices.delete(userId);
    this.#voices.set(userId, voice);
    const [oldest] = this.#voices.keys();
    if (this.#voices.size > MOST_USERS && oldest !== undefined) this.#voices.delete(oldest);
  }
}
