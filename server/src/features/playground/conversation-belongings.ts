import type { Belonging } from '#db/belongings/belonging.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { deletedRows, ownPages } from '#db/belongings/own-rows.ts';
import { manyWithLists } from '#db/belongings/tell.ts';
import { RESTORABLE_DAYS } from '#db/restorable.ts';
import {
  deleteConversationsOf,
  deleteMessagesOf,
  deleteMessagesOfDeleted,
  messagePages,
} from './conversations-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    conversations: RestorableRow & {
      title: string;
      created_at: Instant;
      updated_at: Instant;
    };

    messages: {
      id: Id;
      conversation_id: Id;
      parent_id: Id | null;
      is_user: 0 | 1;
      text: string;
      state: 'running' | 'complete' | 'partial' | 'stopped' | 'failed';
      answered_by: string | null;
      created_at: Instant;
      written_at: Instant;
    };
  }
}

export const CONVERSATIONS: Belonging = {
  tell: manyWithLists(
    { name: 'conversations', item: 'conversation', own: 'messages' },
    (db, userId) =>
      ownPages(db, 'conversations', {
        userId,
        show: ({ created_at, updated_at, ...row }) => ({
          ...row,
          created_at: iso(created_at),
          updated_at: iso(updated_at),
        }),
      }),
    messagePages,
  ),
  erase: { inPieces: deleteConversationsOf },
  retention: [deletedRows('conversations')],
};

export const CHAT_MESSAGES: Belonging = {
  tell: 'within its conversation',
  erase: { inPieces: deleteMessagesOf },
  retention: [{ name: 'deleted_messages', days: RESTORABLE_DAYS, deleteOld: deleteMessagesOfDeleted }],
};
