import type { Database, Id } from '#db/database.ts';

/** Name of the window that hears a session's interviewer, in whichever process; null: none. */
export async function listenerOf(db: Database, sessionId: Id, now: number): Promise<string | null> {
  const lease = await db
    .selectFrom('stream_leases')
    .select('client')
    .where((eb) => eb.and({ session_id: sessionId, channel: 'interviewer' }))
    .where('client', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return lease?.client ?? null;
}
