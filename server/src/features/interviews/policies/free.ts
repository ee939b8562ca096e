import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { countUnused, hasTrial } from '../sessions-store.ts';
import { PRICE } from './price.ts';
import type { SessionPolicy } from './session-policy.ts';

/** Sessions of one user that may end unused within that time; the next one costs its trial when it starts. */
const MOST_UNUSED = 3;
/** How long a session that ended unused counts as such. */
export const UNUSED_COUNT_FOR_MS = 24 * 3_600_000;

/** One of the user's trials, and not another one while it lasts. */
export const freePolicy = (sessionMinutes: number): SessionPolicy => ({
  kind: 'free',
  durationMs: sessionMinutes * 60_000,
  current: 'resumed',
  admit: async (trx, userId, now) => {
    if (!(await hasTrial(trx, userId))) throw new AppError('forbidden', MESSAGES.noTrials);
    const unused = await countUnused(trx, { userId, kind: 'free', after: now - UNUSED_COUNT_FOR_MS });
    if (unused < MOST_UNUSED) return { counted: false };
    await PRICE.free(trx, userId);
    return { counted: true };
  },
});
