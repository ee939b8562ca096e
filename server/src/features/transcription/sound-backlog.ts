/** Seconds ahead of real time that mean a replay; a network's hiccup is shorter. */
const HICCUP_SECONDS = 0.5;
const MOST_SECONDS = 1.5;
const FORGETS_PER_SECOND = 0.5;

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
