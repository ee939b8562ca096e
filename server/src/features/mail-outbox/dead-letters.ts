import type { Database, Id, Instant, Row } from '#db/database.ts';

export type DeadLetter = Pick<
  Row<'mails'>,
  'id' | 'recipient' | 'subject' | 'text' | 'attempts' | 'last_error' | 'created_at'
>;

/** Mails that were given up, the newest first. */
export async function listDeadLetters(db: Database, limit: number): Promise<DeadLetter[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'text', 'attempts', 'last_error', 'created_at'])
    .where('state', '=', 'dead')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Has dead letters tried again as if they were written now: at once, and for as long as any other.
 * @param only the one that is meant; all of them unless given
 * @returns how many
 */
export async function reviveDeadLetters(db: Database, now: Instant, only?: Id): Promise<number> {
  const revived = await db
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, created_at: now, last_error: null })
    .where('state', '=', 'dead')
    .$if(only !== undefined, (query) => query.where('id', '=', only as Id))
    .executeTakeFirst();
  return Number(revived.numUpdatedRows);
}

/** "a…@example.com": enough to know one's own users by, and little for whoever looks over a shoulder. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '…' : `${address.slice(0, Math.min(1, at))}…${address.slice(at)}`;
}
