import { setImmediate as othersRun } from 'node:timers/promises';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { listConversationRows, type ConversationRow } from './conversations-store.ts';
import { readTexts } from './messages-store.ts';

/** So many messages are looked through at most, those of the conversations spoken in last. */
const MOST_MESSAGES = 10_000;
/** Few enough that nobody who is live notices the reading; each may be as long as a page. */
const MESSAGES_AT_ONCE = 25;

interface Search {
  userId: Id;
  search: string;
  /** Ends it when the caller is gone. */
  signal: AbortSignal;
}

/**
 * The user's conversations in whose title or in one of whose messages every word stands, in any case of any
 * alphabet: a database knows that of its own alphabet only.
 */
export async function searchConversations(
  db: Database,
  { userId, search, signal }: Search,
): Promise<ConversationRow[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (text: string): boolean => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
  const found: ConversationRow[] = [];
  let left = MOST_MESSAGES;
  for (const row of await listConversationRows(db, userId)) {
    if (signal.aborted) break;
    if (isFound(row.title)) found.push(row);
    else {
      const looked = await lookThrough(db, row.id, { isFound, most: left, signal });
      if (looked.matches) found.push(row);
      left -= looked.messages;
    }
  }
  return found;
}

interface Look {
  isFound: (text: string) => boolean;
  most: number;
  signal: AbortSignal;
}

async function lookThrough(
  db: Database,
  conversationId: Id,
  { isFound, most, signal }: Look,
): Promise<{ matches: boolean; messages: number }> {
  let messages = 0;
  let after: Id | undefined;
  while (messages < most && !signal.aborted) {
    const texts = await readTexts(db, conversationId, { after, limit: MESSAGES_AT_ONCE });
    const matches = texts.some(({ text }) => isFound(text));
    await othersRun(); // SQLite answers without ever letting go
    if (matches) return { matches, messages };
    messages += texts.length;
    if (texts.length < MESSAGES_AT_ONCE) break;
    after = texts.at(-1)!.id;
  }
  return { matches: false, messages };
}
