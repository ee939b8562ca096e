import type { Belonging } from '#db/belongings/belonging.ts';
import { many } from '#db/belongings/tell.ts';
import { deleteDoneWork } from '#db/dead-work.ts';
import { deleteMailsTo, mailsTo } from './mails-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    mails: {
      id: Id;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      /** Stable, so duplicates show once. */
      message_id: string;
      state: 'waiting' | 'sent' | 'dead';
      attempts: number;
      next_attempt_at: Instant;
      claimed_until: Instant | null;
      last_error: string | null;
      created_at: Instant;
      sent_at: Instant | null;
    };
  }
}

/** Belongs to an address, not to an account. */
export const MAILS: Belonging = {
  tell: many('mails', (db, { email }) => mailsTo(db, email)),
  erase: (trx, { email }) => deleteMailsTo(trx, email),
  retention: [{ name: 'mails', days: 30, deleteOld: deleteDoneWork('mails', 'sent_at') }],
};
