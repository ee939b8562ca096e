import { newId, type Database, type Instant, type Row } from '#db/database.ts';

export async function insertMail(
  db: Database,
  mail: Pick<Row<'mails'>, 'recipient' | 'subject' | 'text' | 'html'>,
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
