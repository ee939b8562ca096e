import type { Database, Id } from '#db/database.ts';
import { chargeTrial, type InterviewSession } from '../sessions-store.ts';

/** Charges a session's price. Where too little is left by then, nobody is stopped in a session. */
export const PRICE: Record<InterviewSession['kind'], (trx: Database, userId: Id) => Promise<unknown>> = {
  free: chargeTrial,
  paid: async () => {},
  practice: async () => {},
};
