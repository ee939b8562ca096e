import { PRACTICE_MINUTES } from '@pythia/contracts/practice.ts';
import type { SessionPolicy } from './session-policy.ts';

/**
 * Anybody's, one at a time, and free. It counts as charged, so nothing of it is kept against its user's wish.
 */
export const practicePolicy: SessionPolicy = {
  kind: 'practice',
  durationMs: PRACTICE_MINUTES * 60_000,
  current: 'ended',
  admit: async () => ({ counted: true }),
};
