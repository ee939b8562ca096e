import { PAID_SESSION_MINUTES } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { hasSubscription } from '#db/has-subscription.ts';
import type { SessionPolicy } from './session-policy.ts';

export const paidPolicy = (durationChoice: keyof typeof PAID_SESSION_MINUTES): SessionPolicy => ({
  kind: 'paid',
  durationMs: PAID_SESSION_MINUTES[durationChoice] * 60_000,
  current: 'ended',
  admit: async (trx, userId, now) => {
    if (!(await hasSubscription(trx, userId, now)))
      throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
    return { counted: false };
  },
});
