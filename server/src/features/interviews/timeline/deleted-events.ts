import type { Database, Id, Instant } from '#db/database.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';
import { countQuestions, idsNamedBy } from './events-store.ts';

interface Chosen {
  sessionId: Id;
  ids: readonly Id[];
  now: Instant;
}

export const deleteEvents = (db: Database, chosen: Chosen): Promise<boolean> =>
  db.transaction().execute((trx) => mark(trx, chosen, { since: null, deleted_at: chosen.now }));

export const restoreEvents = (db: Database, chosen: Chosen): Promise<boolean> => {
  const since = chosen.now - RESTORABLE_FOR_MS;
  return db.transaction().execute((trx) => mark(trx, chosen, { since, deleted_at: null }));
};

interface Change {
  since: Instant | null;
  deleted_at: Instant | null;
}

async function mark(
  trx: Database,
  { sessionId, ids }: Chosen,
  { since, deleted_at }: Change,
): Promise<boolean> {
  await lockSession(trx, sessionId);
  const operator = since === null ? 'is' : '>=';
  const events = trx
    .updateTable('session_events')
    .set({ deleted_at })
    .where('session_id', '=', sessionId)
    .where('deleted_at', operator, since);
  const named = await events
    .where('id', 'in', ids)
    .where('kind', 'in', ['line', 'question'])
    .returning(['id', 'kind'])
    .execute();
  if (named.length === 0) return false;
  const others = await trx
    .selectFrom('session_events')
    .select(['id', 'kind', 'body'])
    .where('session_id', '=', sessionId)
    .where('deleted_at', operator, since)
    .where('kind', 'in', ['correction', 'answer', 'detected'])
    .execute();
  const namedIds = new Set(named.map(({ id }) => id));
  const along = others.filter((event) => idsNamedBy(event).some((id) => namedIds.has(id)));
  if (along.length > 0) {
    const idsAlong = along.map(({ id }) => id);
    await events.where('id', 'in', idsAlong).execute();
  }
  const entries = named.length + along.filter(({ kind }) => kind !== 'detected').length;
  const sign = deleted_at === null ? '+' : '-';
  await trx
    .updateTable('interview_sessions')
    .set((eb) => ({
      entries: eb('entries', sign, entries),
      questions: eb('questions', sign, countQuestions(named)),
    }))
    .where('id', '=', sessionId)
    .execute();
  return true;
}

/** Held until the transaction ends: concurrent deletions could deadlock otherwise. */
async function lockSession(trx: Database, sessionId: Id): Promise<void> {
  await trx
    .updateTable('interview_sessions')
    .set((eb) => ({ last_seq: eb.ref('last_seq') }))
    .where('id', '=', sessionId)
    .execute();
}
