import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { PastExchange } from '#asking/exchange.ts';
import { AppError } from '#core/errors.ts';
import { newId, type Database, type Id, type Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';
import { found } from '#http/found.ts';
import { touchConversation } from './conversations-store.ts';
import { findTexts, insertMessages, listLinks, type MessageRow } from './messages-store.ts';

const RECENT_EXCHANGES = 30;

export interface PlacedMessage {
  userId: Id;
  conversationId: Id;
  parentId: Id | null;
  text: string;
}

/**
 * Stores the message and a running reply.
 * @returns their ids and the branch's earlier exchanges, oldest first
 * @throws AppError `not-found` for an unknown conversation or reply, `conflict` when full; AccountGone
 */
export function beginExchange(
  db: Database,
  { userId, conversationId, parentId, text }: PlacedMessage,
  now: Instant,
): Promise<{ messageId: Id; replyId: Id; earlier: PastExchange[] }> {
  return inOpenAccount(db, userId, async (trx) => {
    found(await touchConversation(trx, { userId, id: conversationId, now }));
    const links = await listLinks(trx, conversationId);
    found(parentId === null || links.some(({ id, is_user }) => id === parentId && is_user === 0));
    if (links.length + 2 > LIMITS.messages) throw new AppError('conflict', SERVER_MESSAGES.conversationFull);
    const message = { ...newMessage(conversationId, now), parent_id: parentId, is_user: 1 as const, text };
    const reply = {
      ...newMessage(conversationId, now),
      parent_id: message.id,
      is_user: 0 as const,
      state: 'running' as const,
    };
    await insertMessages(trx, [message, reply]);
    return {
      messageId: message.id,
      replyId: reply.id,
      earlier: await exchangesOf(trx, branchTo(links, parentId).slice(-2 * RECENT_EXCHANGES)),
    };
  });
}

const newMessage = (conversation_id: Id, now: Instant): MessageRow => ({
  id: newId(),
  conversation_id,
  parent_id: null,
  is_user: 1,
  text: '',
  state: 'complete',
  answered_by: null,
  created_at: now,
  written_at: now,
});

type Link = Pick<MessageRow, 'id' | 'parent_id'>;

function branchTo(links: readonly Link[], replyId: Id | null): Id[] {
  const parents = new Map(links.map(({ id, parent_id }) => [id, parent_id]));
  const branch: Id[] = [];
  for (let id = replyId; id !== null; id = parents.get(id) ?? null) branch.unshift(id);
  return branch;
}

async function exchangesOf(db: Database, branch: readonly Id[]): Promise<PastExchange[]> {
  if (branch.length === 0) return [];
  const messages = new Map((await findTexts(db, branch)).map((message) => [message.id, message]));
  const exchanges: PastExchange[] = [];
  for (let at = 0; at < branch.length; at += 2) {
    const question = messages.get(branch[at]!)!;
    const { text: answer, state } = messages.get(branch[at + 1]!)!;
    if (answer === '') continue;
    exchanges.push({ question: question.text, answer, state: state === 'running' ? 'partial' : state });
  }
  return exchanges;
}
