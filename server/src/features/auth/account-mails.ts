import type { Database } from '#db/database.ts';

/** Mails within the caller's transaction. */
export interface AccountMails {
  verification(
    db: Database,
    to: string,
    mail: { token: string; sentFor: 'first sign-up' | 'another sign-up' | 'resend' },
  ): Promise<void>;
  alreadyVerified(db: Database, to: string): Promise<void>;
  passwordReset(db: Database, to: string, token: string): Promise<void>;
  /** @param mail has the token of the way back */
  passwordChanged(db: Database, to: string, mail: { token: string }): Promise<void>;
  /** Call it after the commit. */
  sendSoon(): void;
}
