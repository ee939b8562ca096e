import { REPLAY, STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import { LRUCache } from 'lru-cache';

const MOST_AHEAD_SECONDS = STREAMS_PER_USER * REPLAY.mostAheadSeconds;
/** About 1 MB; beyond it the user who has not opened a stream for longest starts anew. */
const REMEMBERED_USERS = 10_000;

/**
 * How much sound one user may send on all streams, one after the other too: what three streams bring in real
 * time, and a replay for each (a leaky bucket). A limit for each stream alone begins anew with every connection.
 */
export class SoundAllowance {
  #aheadSeconds = 0;
  #at = performance.now();

  /** @returns whether so much more may be taken */
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

/** The allowances of this process, by user. */
export class SoundAllowances {
  readonly #known = new LRUCache<string, SoundAllowance>({ max: REMEMBERED_USERS });

  of(userId: string): SoundAllowance {
    const allowance = this.#known.get(userId) ?? new SoundAllowance();
    this.#known.set(userId, allowance);
    return allowance;
  }
}
