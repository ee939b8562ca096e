import { LIMITS } from '@pythia/contracts/limits.ts';
import { inOpenAccount } from '#db/lock-user.ts';
import { newId, type Database, type Id, type Instant, type Row } from '#db/database.ts';

export type ConversationRow = Row<'conversations'>;

export const listConversationRows = (db: Database, userId: Id): Promise<ConversationRow[]> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findConversation = (
  db: Database,
  { userId, id }: { userId: Id; id: Id },
): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const insertConversation = (
  db: Database,
  { userId, title, now }: { userId: Id; title: string; now: Instant },
): Promise<ConversationRow> =>
  inOpenAccount(db, userId, (trx) =>
    trx
      .insertInto('conversations')
      .values({ id: newId(), user_id: userId, title, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export async function deleteOldest(
  db: Database,
  { userId, aliveSince }: { userId: Id; aliveSince: Instant },
): Promise<void> {
  const newest = db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.conversations);
  const writtenIn = db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.conversation_id')
    .where('conversations.user_id', '=', userId)
    .where('messages.state', '=', 'running')
    .where('messages.written_at', '>', aliveSince);
  await db
    .deleteFrom('conversations')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', newest)
    .where('id', 'not in', writtenIn)
    .execute();
}

export const renameConversationRow = (
  db: Database,
  { userId, id, title }: { userId: Id; id: Id; title: string },
): Promise<ConversationRow | undefined> =>
  db
    .updateTable('conversations')
    .set({ title })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export async function touchConversation(
  trx: Database,
  { userId, id, now }: { userId: Id; id: Id; now: Instant },
): Promise<boolean> {
  const touched = await trx
    .updateTable('conversations')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return touched !== undefined;
}
