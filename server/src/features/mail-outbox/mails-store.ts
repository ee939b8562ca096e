import type { Selectable } from 'kysely';
import { newId, type Id, type Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { MailsTable } from '#db/schema.ts';

export type MailRow = Selectable<MailsTable>;

/** Call it in the transaction that needs the mail: both are kept, or neither. */
export async function insertMail(
  db: Database,
  mail: Pick<MailRow, 'recipient' | 'subject' | 'text' | 'html'>,
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

/**
 * Takes the mail that has waited longest, for this instance alone until `claimMs` have passed:
 * whoever dies with a mail in hand gives it back by that.
 * @returns undefined when none is due
 */
export async function claimNextMail(
  db: Database,
  now: Instant,
  claimMs: number,
): Promise<MailRow | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('mails')
      .set((eb) => ({ claimed_until: now + claimMs, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed; // else another instance was quicker: look for the next
  }
}

/** Its words go: they hold a link, and nobody needs them any more. */
export async function markSent(db: Database, id: Id, now: Instant): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now, claimed_until: null, last_error: null, text: '', html: '' })
    .where('id', '=', id)
    .execute();
}

/** @param nextAttemptAt undefined: given up */
export async function markFailed(
  db: Database,
  id: Id,
  failure: { error: string; nextAttemptAt: Instant | undefined },
): Promise<void> {
  const { error, nextAttemptAt } = failure;
  await db
    .updateTable('mails')
    .set({
      last_error: error,
      claimed_until: null,
      ...(nextAttemptAt === undefined ? { state: 'dead' as const } : { next_attempt_at: nextAttemptAt }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
