import type { Database } from '#db/database.ts';

export interface BillingMails {
  started(db: Database, to: string, about: { interval: 'year' | 'month'; renewsAt: number }): Promise<void>;
  paymentFailed(db: Database, to: string, about: { accessUntil: number }): Promise<void>;
  ending(db: Database, to: string, about: { endsAt: number }): Promise<void>;
  sendSoon(): void;
}
