import type { Database } from '#db/database.ts';

/** Instants are milliseconds since 1970 (UTC). Each writes a mail within the caller's transaction. */
export interface BillingMails {
  started(db: Database, to: string, about: { interval: 'year' | 'month'; renewsAt: number }): Promise<void>;
  paymentFailed(db: Database, to: string, about: { accessUntil: number }): Promise<void>;
  ending(db: Database, to: string, about: { endsAt: number }): Promise<void>;
  /** Call it when the transaction is committed. */
  sendSoon(): void;
}
