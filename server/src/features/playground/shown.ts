import type { Conversation, ConversationMessage } from '@pythia/contracts/playground.ts';
import type { Instant } from '#db/database.ts';
import type { ConversationRow } from './conversations-store.ts';
import type { MessageRow } from './messages-store.ts';

export const shownConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  title: row.title,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** @param aliveSince a running reply written before it is cut off */
export const shownMessage = (row: MessageRow, aliveSince: Instant): ConversationMessage => ({
  id: row.id,
  parent_id: row.parent_id,
  is_user: row.is_user === 1,
  text: row.text,
  state: row.state === 'running' && row.written_at <= aliveSince ? 'partial' : row.state,
  answered_by: row.answered_by,
  at: iso(row.created_at),
});

const iso = (instant: Instant): string => new Date(instant).toISOString();
