import {
  createConversation,
  deleteConversation,
  listConversations,
  playground,
  PLAYGROUND_HEADERS,
  playgroundModels,
  readConversation,
  renameConversation,
  restoreConversations,
} from '@pythia/contracts/playground.ts';
import { answererHeaders } from '#asking/answerer-headers.ts';
import { deleteRows, restore } from '#db/restorable.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { searchTurns } from '#searching/search-turns.ts';
import { chooseModel } from './choose-model.ts';
import {
  deleteOldest,
  findConversation,
  insertConversation,
  listConversationRows,
  renameConversationRow,
} from './conversations-store.ts';
import { listMessages } from './messages-store.ts';
import { aliveSince } from './reply-writer.ts';
import { replyInConversation, replyOnce, type ReplyParts } from './reply.ts';
import { searchConversations } from './search-conversations.ts';
import { shownConversation, shownMessage } from './shown.ts';

export interface PlaygroundParts extends ReplyParts {
  /** The models that may be asked for, the usual one first. */
  offered: () => string[];
}

export function bindPlayground(bind: Bind, parts: PlaygroundParts): void {
  bind(playground, async ({ identity: { userId }, body, signal, setHeader }) => {
    const { message: text, conversation_id: conversationId, parent_id: parentId = null } = body;
    const model = chooseModel(parts.offered(), body.model);
    const wanted = { userId, text, model, onAnswerer: answererHeaders(setHeader) };
    if (conversationId === undefined) return replyOnce(parts, wanted, signal);
    const reply = await replyInConversation(parts, { ...wanted, conversationId, parentId }, signal);
    setHeader(PLAYGROUND_HEADERS.messageId, reply.messageId);
    setHeader(PLAYGROUND_HEADERS.replyId, reply.replyId);
    return reply.text;
  });
  bind(playgroundModels, () => ({ models: parts.offered() }));
  bindConversations(bind, parts);
}

function bindConversations(bind: Bind, { db, clock }: PlaygroundParts): void {
  const now = (): number => clock.now().getTime();

  const inTurn = searchTurns();

  bind(listConversations, async ({ identity: { userId }, query: { search }, signal }) => {
    const rows = search
      ? await inTurn({ userId, signal }, () => searchConversations(db, { userId, search, signal }))
      : await listConversationRows(db, userId);
    return { conversations: rows.map(shownConversation) };
  });
  bind(createConversation, async ({ identity: { userId }, body: { title } }) => {
    const row = await insertConversation(db, { userId, title, now: now() });
    await deleteOldest(db, { userId, aliveSince: aliveSince(now()) });
    return shownConversation(row);
  });
  bind(readConversation, async ({ identity: { userId }, params: { conversation_id: id } }) => {
    const conversation = found(await findConversation(db, { userId, id }));
    const messages = await listMessages(db, id);
    return {
      conversation: shownConversation(conversation),
      messages: messages.map((row) => shownMessage(row, aliveSince(now()))),
    };
  });
  bind(renameConversation, async ({ identity: { userId }, params: { conversation_id: id }, body }) =>
    shownConversation(found(await renameConversationRow(db, { userId, id, title: body.title }))),
  );
  bind(deleteConversation, async ({ identity: { userId }, params: { conversation_id: id } }) => {
    found(await deleteRows(db, 'conversations', { userId, ids: [id], now: now() }));
  });
  bind(restoreConversations, async ({ identity: { userId }, body: { ids } }) => {
    const [some] = await restore(db, 'conversations', { userId, ids, now: now() });
    found(some);
    await deleteOldest(db, { userId, aliveSince: aliveSince(now()) });
  });
}
