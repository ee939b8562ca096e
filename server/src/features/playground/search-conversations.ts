import type { Database, Id } from '#db/database.ts';
import { readInTurns } from '#searching/read-in-turns.ts';
import { searchWords, wordsNotIn } from '#searching/search-words.ts';
import { listConversationRows, type ConversationRow } from './conversations-store.ts';
import { readTexts, type MessageText } from './messages-store.ts';

const MOST_MESSAGES = 10_000;
const MESSAGES_AT_ONCE = 25;

interface Search {
  userId: Id;
  search: string;
  signal: AbortSignal;
}

export async function searchConversations(
  db: Database,
  { userId, search, signal }: Search,
): Promise<ConversationRow[]> {
  const words = searchWords(search);
  const hasAll = (text: string): boolean => wordsNotIn(text, words).length === 0;
  let left = MOST_MESSAGES;

  const isSaidIn = async ({ id }: ConversationRow): Promise<boolean> => {
    if (left === 0) return false;
    const messages = readInTurns<MessageText>({
      read: (last) => readTexts(db, id, { after: last?.id, limit: MESSAGES_AT_ONCE }),
      atOnce: MESSAGES_AT_ONCE,
      textOf: ({ text }) => text,
      signal,
    });
    for await (const { text } of messages) {
      if (hasAll(text)) return true;
      left -= 1;
      if (left === 0) return false;
    }
    return false;
  };

  const found: ConversationRow[] = [];
  for (const row of await listConversationRows(db, userId)) {
    if (signal.aborted) break;
    if (hasAll(row.title) || (await isSaidIn(row))) found.push(row);
  }
  return found;
}
