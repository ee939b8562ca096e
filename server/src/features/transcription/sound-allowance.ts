import { REPLAY, STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import { LRUCache } from 'lru-cache';

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
