import { REPLAY, STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import { LRUCache } from 'lru-cache';

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

const MOST_AHEAD_SECONDS = STREAMS_PER_USER * REPLAY.mostAheadSeconds;
/** Users; about 1 MB. Beyond it the user whose last stream is oldest starts anew. */
const REMEMBERED_USERS = 10_000;

/**
 * Audio that one user may send over all streams: as much as three streams bring in real time, and a replay
 * for each (a leaky bucket). A limit for each stream would begin anew with every connection.
 */
export class SoundAllowance {
  #aheadSeconds = 0;
  #at = performance.now();

  take(seconds: number): boolean {
    const now = performance.now();
    const spoken = (STREAMS_PER_USER * (now - this.#at)) / 1_000;
    this.#at = now;
    this.#aheadSeconds = Math.max(0, this.#aheadSeconds - spoken);
    if (this.#aheadSeconds + seconds > MOST_AHEAD_SECONDS) return false;
    this.#aheadSeconds += seconds;
    return true;
  }
}

export class SoundAllowances {
  readonly #known = new LRUCache<string, SoundAllowance>({ max: REMEMBERED_USERS });

  of(userId: string): SoundAllowance {
    const allowance = this.#known.get(userId) ?? new SoundAllowance();
    this.#known.set(userId, allowance);
    return allowance;
  }
}
