import { PRACTICE_MINUTES } from '@pythia/contracts/practice.ts';
import type { SessionPolicy } from './session-policy.ts';

/** Anybody's, one at a time. It costs nothing, which has been taken when it starts: so nothing of it outlives its user's wish. */
export const practicePolicy: SessionPolicy = {
  kind: 'practice',
  durationMs: PRACTICE_MINUTES * 60_000,
  current: 'ended',
  admit: async () => ({ counted: true }),
};
