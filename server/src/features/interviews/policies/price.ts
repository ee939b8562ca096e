import type { Database, Id } from '#db/database.ts';
import { chargeTrial, type InterviewSession } from '../sessions-store.ts';

/** Takes what a session of each kind costs its user. Nobody is stopped in a session for what is left by then. */
export const PRICE: Record<InterviewSession['kind'], (trx: Database, userId: Id) => Promise<unknown>> = {
  free: chargeTrial,
  paid: async () => {},
  practice: async () => {},
};
