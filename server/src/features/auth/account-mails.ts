import type { Database } from '#db/database.ts';

/** What is mailed about an account. Each is kept if, and only if, the transaction given is committed. */
export interface AccountMails {
  verification(
    db: Database,
    to: string,
    mail: { token: string; sentFor: 'first sign-up' | 'another sign-up' | 'resend' },
  ): Promise<void>;
  alreadyVerified(db: Database, to: string): Promise<void>;
  passwordReset(db: Database, to: string, token: string): Promise<void>;
  /** @param mail `token` is that of the way back */
  passwordChanged(db: Database, to: string, mail: { token: string }): Promise<void>;
  /** Call it once the transaction is committed. */
  sendSoon(): void;
}
