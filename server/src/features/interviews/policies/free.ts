import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { countUnused, hasTrial } from '../sessions-store.ts';
import { PRICE } from './price.ts';
import type { SessionPolicy } from './session-policy.ts';

const MOST_UNUSED = 3;
export const UNUSED_COUNT_FOR_MS = 24 * 3_600_000;

/** Costs one trial; a running session is resumed. */
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
