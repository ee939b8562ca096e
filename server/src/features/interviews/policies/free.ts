import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { chargeTrial } from '../sessions-store.ts';
import type { SessionPolicy } from './session-policy.ts';

/** One of the user's trials, and not another one while it lasts. */
export const freePolicy = (sessionMinutes: number): SessionPolicy => ({
  kind: 'free',
  durationMs: sessionMinutes * 60_000,
  resumes: true,
  charge: async (trx, userId) => {
    if (!(await chargeTrial(trx, userId))) throw new AppError('forbidden', MESSAGES.noTrials);
  },
});
