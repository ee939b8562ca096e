import { DatabaseUnavailable } from '#core/errors.ts';
import { newId, type Database } from '#db/database.ts';
import { insertEvents, placeEvents, type UnplacedEvent } from './events-store.ts';

interface Refusal {
  event: UnplacedEvent;
  error: unknown;
}

/**
 * Stores what the database accepts of a refused batch, one by one in order.
 * @param waiting further events, of which none is stored
 * @returns those refused one by one while others are accepted
 * @throws the database's error where it accepts nothing: an outage, whatever its code
 */
export async function storeWithoutRefused(
  db: Database,
  events: readonly UnplacedEvent[],
  waiting: readonly UnplacedEvent[],
): Promise<Refusal[]> {
  const refused = await storeInHalves(db, events);
  const [first] = refused;
  if (!first || refused.length < events.length) return refused;
  const elsewhere = waiting.find((event) => event.session_id !== first.event.session_id);
  for (const like of elsewhere ? [first.event, elsewhere] : [first.event]) {
    if (await takesAnother(db, like)) return refused;
  }
  throw first.error;
}

async function storeInHalves(db: Database, events: readonly UnplacedEvent[]): Promise<Refusal[]> {
  try {
    await insertEvents(db, events, { again: true });
    return [];
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const [event, ...others] = events;
    if (event && others.length === 0) return [{ event, error }];
    const half = Math.ceil(events.length / 2);
    const refused = await storeInHalves(db, events.slice(0, half));
    return [...refused, ...(await storeInHalves(db, events.slice(half)))];
  }
}

class NotKept extends Error {}

/** Whether the session accepts an empty event, which is rolled back. */
async function takesAnother(db: Database, event: UnplacedEvent): Promise<boolean> {
  const another = { ...event, id: newId(), kind: 'question' as const, body: '{"text":""}' };
  try {
    await db.transaction().execute(async (trx) => {
      await placeEvents(trx, [another]);
      throw new NotKept();
    });
    return false;
  } catch (error) {
    return error instanceof NotKept;
  }
}
