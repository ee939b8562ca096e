import type { Sending } from '@pythia/contracts/interviews.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { LRUCache } from 'lru-cache';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';

/** Questions whose newest attempt is known: those of some minutes, longer than a network delays one. */
const REMEMBERED = 1_000;

/**
 * Attempts to send a question, known to this process. A sender who tries again has given up earlier attempts,
 * which may still arrive late.
 */
export class Attempts {
  readonly #newest = new LRUCache<string, { at: number; overtaken: AbortController }>({ max: REMEMBERED });

  /**
   * @returns aborts when a later attempt arrives
   * @throws AppError `conflict` for one that was overtaken on its way
   */
  begin(session: Id, { id, at }: Sending): AbortSignal {
    const key = `${session} ${id}`;
    const before = this.#newest.get(key);
    if (before && before.at > at) throw sentAgain();
    before?.overtaken.abort(sentAgain());
    const overtaken = new AbortController();
    this.#newest.set(key, { at, overtaken });
    return overtaken.signal;
  }
}

const sentAgain = (): AppError => new AppError('conflict', SERVER_MESSAGES.questionSentAgain);
