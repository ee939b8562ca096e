import { newId, type Id, type Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';

export interface Exchange {
  question: string;
  answer: string;
}

export async function saveExchange(
  db: Database,
  exchange: Exchange & { sessionId: Id; complete: boolean; at: Instant },
): Promise<void> {
  await db
    .insertInto('exchanges')
    .values({
      id: newId(),
      session_id: exchange.sessionId,
      question: exchange.question,
      answer: exchange.answer,
      complete: exchange.complete ? 1 : 0,
      created_at: exchange.at,
    })
    .execute();
}

/** The session's newest exchanges, oldest first. The caller has checked whose session it is. */
export async function recentExchanges(db: Database, sessionId: Id, count: number): Promise<Exchange[]> {
  const newestFirst = await db
    .selectFrom('exchanges')
    .select(['question', 'answer'])
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return newestFirst.toReversed();
}
