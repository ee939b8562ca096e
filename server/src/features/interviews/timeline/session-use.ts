import type { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Database, Id } from '#db/database.ts';
import { countSession } from './count-sessions.ts';

/** A stalled database must not delay a word longer. */
const COUNTED_WITHIN_MS = 300;
/** Music before a call begins, or a wrong tab. */
const MOST_WORDLESS_SECONDS = 120;

interface SessionUseParts {
  db: Database;
  clock: Clock;
  /** Seconds of sound by session, closed ones too: a stream may come and go. */
  sound: LRUCache<Id, number>;
  onCountFailure: (error: unknown) => void;
}

/** Counts a session as used, once. */
export class SessionUse {
  readonly #id: Id;
  readonly #parts: SessionUseParts;
  #isCounted = false;

  constructor(id: Id, parts: SessionUseParts) {
    this.#id = id;
    this.#parts = parts;
  }

  /** Charges before the first word of an answer; a stalled database delays it for a moment only. */
  async count(): Promise<void> {
    if (this.#isCounted) return;
    this.#isCounted = true;
    const { db, clock, onCountFailure } = this.#parts;
    const counted = countSession(db, { id: this.#id, at: clock.now().getTime() }).catch((error: unknown) => {
      this.#isCounted = false;
      onCountFailure(error);
    });
    await settlesWithin(counted, COUNTED_WITHIN_MS);
  }

  /** Minutes of sound cost as much as a word: services charge for listening. */
  hearSound(seconds: number): void {
    if (this.#isCounted) return;
    const { sound } = this.#parts;
    const heard = (sound.get(this.#id) ?? 0) + seconds;
    sound.set(this.#id, heard);
    if (heard > MOST_WORDLESS_SECONDS) void this.count();
  }
}
