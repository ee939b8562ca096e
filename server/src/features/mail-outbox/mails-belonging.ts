import type { Belonging } from '#db/belongings/belonging.ts';
import { many } from '#db/belongings/tell.ts';
import { deleteDoneWork } from '#db/dead-work.ts';
import { deleteMailsTo, mailsTo } from './mails-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** The transactional outbox: a mail is written in the transaction that needs it and sent by a worker. */
    mails: {
      id: Id;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      /** Stable over retries, so that a mail sent twice is seen once. */
      message_id: string;
      state: 'waiting' | 'sent' | 'dead';
      attempts: number;
      next_attempt_at: Instant;
      /** While this lies in the future a worker is sending it. */
      claimed_until: Instant | null;
      last_error: string | null;
      created_at: Instant;
      sent_at: Instant | null;
    };
  }
}

/** Whose a mail is, its address tells. */
export const MAILS: Belonging = {
  tell: many('mails', (db, { email }) => mailsTo(db, email)),
  erase: (trx, { email }) => deleteMailsTo(trx, email),
  retention: [{ name: 'mails', days: 30, deleteOld: deleteDoneWork('mails', 'sent_at') }],
};
