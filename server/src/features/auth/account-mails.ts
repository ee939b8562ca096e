import type { Database } from '#db/database.ts';

export interface AccountMails {
  verification(
    db: Database,
    to: string,
    mail: { token: string; sentFor: 'first sign-up' | 'another sign-up' | 'resend' },
  ): Promise<void>;
  alreadyVerified(db: Database, to: string): Promise<void>;
  passwordReset(db: Database, to: string, token: string): Promise<void>;
  passwordChanged(db: Database, to: string, mail: { token: string }): Promise<void>;
  sendSoon(): void;
}
