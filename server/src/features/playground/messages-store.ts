import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Database, Id, Instant, Row } from '#db/database.ts';

export type MessageRow = Row<'messages'>;
export type MessageText = Pick<MessageRow, 'id' | 'text'>;
type ReplyEnd = Pick<MessageRow, 'text' | 'state' | 'answered_by'>;

export const listMessages = (
  db: Database,
  conversationId: Id,
  after: Id | undefined,
): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(after !== undefined, (query) => query.where('id', '>', after as Id))
    .orderBy('id')
    .limit(LIMITS.page)
    .execute();

export const readTexts = (
  db: Database,
  conversationId: Id,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<MessageText[]> =>
  db
    .selectFrom('messages')
    .select(['id', 'text'])
    .where('conversation_id', '=', conversationId)
    .$if(after !== undefined, (query) => query.where('id', '>', after as Id))
    .orderBy('id')
    .limit(limit)
    .execute();

export const listLinks = (
  db: Database,
  conversationId: Id,
): Promise<Pick<MessageRow, 'id' | 'parent_id' | 'is_user'>[]> =>
  db
    .selectFrom('messages')
    .select(['id', 'parent_id', 'is_user'])
    .where('conversation_id', '=', conversationId)
    .execute();

export const findTexts = (
  db: Database,
  ids: readonly Id[],
): Promise<Pick<MessageRow, 'id' | 'text' | 'state'>[]> =>
  db.selectFrom('messages').select(['id', 'text', 'state']).where('id', 'in', ids).execute();

export async function insertMessages(db: Database, rows: MessageRow[]): Promise<void> {
  await db.insertInto('messages').values(rows).execute();
}

export async function writeReply(
  db: Database,
  { id, now, ...written }: { id: Id; now: Instant } & (Pick<ReplyEnd, 'text'> | ReplyEnd),
): Promise<boolean> {
  const reply = await db
    .updateTable('messages')
    .set({ ...written, text: storable(written.text), written_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning((eb) =>
      eb
        .selectFrom('conversations')
        .whereRef('conversations.id', '=', 'messages.conversation_id')
        .select('deleted_at')
        .as('deleted_at'),
    )
    .executeTakeFirst();
  return reply?.deleted_at === null;
}

/** Ends replies that another process writes: its next write finds that they are running no more, and stops them. */
export async function endRunningReplies(
  db: Database,
  { userId, conversationId }: { userId: Id; conversationId: Id },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'stopped' })
    .where('state', '=', 'running')
    .where('conversation_id', 'in', (eb) =>
      eb
        .selectFrom('conversations')
        .select('id')
        .where('id', '=', conversationId)
        .where('user_id', '=', userId),
    )
    .execute();
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
