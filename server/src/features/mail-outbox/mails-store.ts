import { newId, type Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { MailsTable } from '#db/schema.ts';

/** Call it in the transaction that needs the mail: both are committed, or neither. */
export async function insertMail(
  db: Database,
  mail: Pick<MailsTable, 'recipient' | 'subject' | 'text' | 'html'>,
  { now, domain }: { now: Instant; domain: string },
): Promise<void> {
  const id = newId();
  await db
    .insertInto('mails')
    .values({
      ...mail,
      id,
      message_id: `<${id}@${domain}>`,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      claimed_until: null,
      last_error: null,
      created_at: now,
      sent_at: null,
    })
    .execute();
}
