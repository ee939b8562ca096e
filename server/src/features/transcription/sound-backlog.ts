/** Above this many seconds ahead of its own pace sound is being replayed; a network's hiccup is shorter. */
const HICCUP_SECONDS = 0.5;
/** What came in one go is forgotten within some seconds of sound at its own pace. */
const MOST_SECONDS = 1.5;
const FORGETS_PER_SECOND = 0.5;

/** Tells whether sound comes faster than it was spoken (a leaky bucket). */
export class SoundBacklog {
  #ahead = 0;
  #at = performance.now();

  take(seconds: number): void {
    this.#leak();
    this.#ahead = Math.min(MOST_SECONDS, this.#ahead + seconds);
  }

  get isComing(): boolean {
    this.#leak();
    return this.#ahead > HICCUP_SECONDS;
  }

  #leak(): void {
    const now = performance.now();
    const leaked = ((1 + FORGETS_PER_SECOND) * (now - this.#at)) / 1_000;
    this.#ahead = Math.max(0, this.#ahead - leaked);
    this.#at = now;
  }
}
