import type { DeleteOld } from '#db/belongings/belonging.ts';
import { inPages, iso } from '#db/belongings/in-pages.ts';
import type { Database, Id } from '#db/database.ts';
import { countDeleted, deleteChosen } from '#db/delete-in-batches.ts';

export const messagePages = (db: Database, conversationId: Id) =>
  inPages(
    db
      .selectFrom('messages')
      .select(['id', 'parent_id', 'is_user', 'text', 'state', 'answered_by', 'created_at'])
      .where('conversation_id', '=', conversationId),
    'id',
    (row) => ({ ...row, is_user: row.is_user === 1, created_at: iso(row.created_at) }),
  );

export const deleteMessagesOf = (db: Database, userId: Id, limit: number): Promise<number> =>
  deleteChosen(
    db,
    'messages',
    messagesWithConversations(db).where('conversations.user_id', '=', userId).limit(limit),
  );

export const deleteConversationsOf = (db: Database, userId: Id, limit: number): Promise<number> =>
  deleteChosen(
    db,
    'conversations',
    db.selectFrom('conversations').select('id').where('user_id', '=', userId).limit(limit),
  );

export const deleteMessagesOfDeleted: DeleteOld = async (db, { old }, limit) => {
  const messages = messagesWithConversations(db).where('conversations.deleted_at', '<', old).limit(limit);
  return countDeleted(db.deleteFrom('messages').where('id', 'in', messages));
};

const messagesWithConversations = (db: Database) =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.id');
