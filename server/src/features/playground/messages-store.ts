import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Database, Id, Instant, Row } from '#db/database.ts';

export type MessageRow = Row<'messages'>;
export type MessageText = Pick<MessageRow, 'id' | 'text'>;
type ReplyEnd = Pick<MessageRow, 'text' | 'state' | 'answered_by'>;

/** A page, the oldest first: ids grow with time. */
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

/** The oldest first, after one of them or from the first one on. */
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

/** Who follows whom, without the texts. */
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

/** @returns whether it is still wanted: its conversation may have been deleted meanwhile */
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

/** What a model writes may have half a character, or a NUL, which not every database takes. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
