import { setImmediate as othersRun } from 'node:timers/promises';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { listConversationRows, type ConversationRow } from './conversations-store.ts';

/** Messages are looked through in batches, between which others are served, the newest so many at most. */
const BATCH_MESSAGES = 200;
const MOST_MESSAGES = 10_000;

/**
 * The user's conversations in whose title or in one of whose messages every word stands, in any case of any
 * alphabet: a database knows that of its own alphabet only.
 */
export async function searchConversations(
  db: Database,
  { userId, search }: { userId: Id; search: string },
): Promise<ConversationRow[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (text: string): boolean => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
  const rows = await listConversationRows(db, userId);
  const found = new Set(rows.filter(({ title }) => isFound(title)).map(({ id }) => id));
  for await (const { conversation_id, text } of newestMessages(db, userId)) {
    if (!found.has(conversation_id) && isFound(text)) found.add(conversation_id);
  }
  return rows.filter(({ id }) => found.has(id));
}

async function* newestMessages(db: Database, userId: Id) {
  const newestFirst = db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.id', 'messages.conversation_id', 'messages.text'])
    .where('conversations.user_id', '=', userId)
    .orderBy('messages.id', 'desc')
    .limit(BATCH_MESSAGES);
  let before: Id | undefined;
  for (let read = 0; read < MOST_MESSAGES; read += BATCH_MESSAGES) {
    const batch = await newestFirst
      .$if(before !== undefined, (query) => query.where('messages.id', '<', before as Id))
      .execute();
    yield* batch;
    if (batch.length < BATCH_MESSAGES) return;
    before = batch.at(-1)!.id;
    await othersRun(); // SQLite answers without ever letting go
  }
}
