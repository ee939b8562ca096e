import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import { deleteEventRows, deleteSessionRows } from '#db/delete-session-rows.ts';
import { dropTraces } from '#db/drop-traces.ts';
import { withLease } from '#db/lease.ts';
import { deleteConversationsOf, deleteMessagesOf } from './deletion-store.ts';

const LEASE = { name: 'erasing accounts', forMs: 10 * 60_000 };

/** Erases what is left of an account that was closed. May be called again. */
export async function eraseAccount(db: Database, id: Id, goesOn?: () => boolean): Promise<void> {
  const sessions = db.selectFrom('interview_sessions').select('id').where('user_id', '=', id);
  await deleteInBatches((limit) => deleteEventRows(db, sessions, limit), goesOn);
  await deleteInBatches((limit) => deleteSessionRows(db, sessions, limit), goesOn);
  await deleteInBatches((limit) => deleteMessagesOf(db, id, limit), goesOn);
  if (goesOn && !goesOn()) return;
  await deleteConversationsOf(db, id);
  await db.deleteFrom('users').where('id', '=', id).where('deleted_at', 'is not', null).execute();
  await dropTraces(db);
}

/** Goes on with accounts whose erasing was broken off by the end of a process, on one instance at a time. */
export async function eraseClosedAccounts(
  { db, clock }: { db: Database; clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  await withLease({ db, clock }, LEASE, async (until) => {
    const goesOn = (): boolean => !signal.aborted && clock.now().getTime() < until;
    const closed = await db.selectFrom('users').select('id').where('deleted_at', 'is not', null).execute();
    for (const { id } of closed) await eraseAccount(db, id, goesOn);
  });
}
