import type { Database, Id, Instant } from '#db/database.ts';
import { PRICE } from '../policies/price.ts';
import type { InterviewSession } from '../sessions-store.ts';

export interface FirstWord extends Pick<InterviewSession, 'id' | 'kind' | 'user_id'> {
  at: Instant;
}

/**
 * Charges sessions for their first words, within the transaction that stores these and has locked the
 * sessions' rows, so that each is charged once. Users are locked in one order and after all sessions, against
 * deadlocks.
 */
export async function countSessions(trx: Database, begun: readonly FirstWord[]): Promise<void> {
  for (const { id, kind, user_id, at } of begun.toSorted(byUser)) {
    await trx.updateTable('interview_sessions').set({ counted_at: at }).where('id', '=', id).execute();
    await PRICE[kind](trx, user_id);
  }
}

/** Charges at once: the later write could come after the user's next session. */
export async function countSession(db: Database, { id, at }: { id: Id; at: Instant }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await trx
      .updateTable('interview_sessions')
      .set({ counted_at: at })
      .where('id', '=', id)
      .where('counted_at', 'is', null)
      .returning(['kind', 'user_id'])
      .executeTakeFirst();
    if (session) await PRICE[session.kind](trx, session.user_id);
  });
}

const byUser = (a: { user_id: Id }, b: { user_id: Id }): number => (a.user_id < b.user_id ? -1 : 1);
