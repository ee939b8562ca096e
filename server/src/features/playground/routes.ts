import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import * as contract from '@pythia/contracts/playground.ts';
import type { FastifyInstance } from 'fastify';
import type { CoachWords } from '#asking/coach-answerer.ts';
import { AppError } from '#core/errors.ts';
import { deleteRows, restore } from '#db/restorable.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { nextAfter } from '#http/page-of.ts';
import { searchTurns } from '#searching/search-turns.ts';
import {
  deleteOldest,
  findConversation,
  insertConversation,
  listConversationRows,
  renameConversationRow,
} from './conversations-store.ts';
import { endRunningReplies, listMessages } from './messages-store.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { replyAnswerer } from './reply-answerer.ts';
import { aliveSince } from './reply-writer.ts';
import { replyInConversation, replyOnce, type ReplyParts } from './reply.ts';
import { RunningReplies } from './running-replies.ts';
import { searchConversations } from './search-conversations.ts';
import { shownConversation, shownMessage } from './shown.ts';

interface PlaygroundParts extends Pick<
  ReplyParts,
  'db' | 'clock' | 'onFirstWords' | 'libraryOf' | 'materialOf'
> {
  model: LanguageModel;
  coach: CoachWords;
  furtherModels: readonly string[];
}

export function openPlayground(app: FastifyInstance, bind: Bind, parts: PlaygroundParts): void {
  const { furtherModels } = parts;
  const answerer = replyAnswerer(parts);
  const running = new RunningReplies();
  app.addHook('onClose', () => running.stopAll());
  const offered = (): string[] => [...new Set([answerer.label?.name ?? '', ...furtherModels])];
  const replyParts: ReplyParts = {
    ...parts,
    answerer,
    running,
    onFailure: (error) => app.log.warn({ err: error }, 'the answer service failed'),
    onWriteFailure: (error) => app.log.error({ err: error }, 'a reply was not written down'),
  };

  bind(contract.playground, async ({ identity: { userId }, body, signal, setHeader, answerHeaders }) => {
    const {
      message: text,
      conversation_id: conversationId,
      parent_id: parentId = null,
      goes_on: goesOn,
    } = body;
    const asked = { userId, text, model: chooseModel(offered(), body.model) };
    const wanted = { ...asked, onAnswerer: answerHeaders.onAnswerer };
    if (conversationId === undefined) return replyOnce(replyParts, wanted, signal);
    const reply = await replyInConversation(
      replyParts,
      { ...wanted, conversationId, parentId, goesOn },
      signal,
    );
    setHeader(contract.PLAYGROUND_HEADERS.messageId, reply.messageId);
    setHeader(contract.PLAYGROUND_HEADERS.replyId, reply.replyId);
    return reply.answer;
  });
  bind(
    contract.stopReplies,
    async ({ identity: { userId }, params: { conversation_id: conversationId } }) => {
      if (!running.stopIn({ userId, conversationId }))
        await endRunningReplies(parts.db, { userId, conversationId });
    },
  );
  bind(contract.playgroundModels, () => ({ models: offered() }));
  bindConversations(bind, parts);
}

function chooseModel([usual, ...further]: readonly string[], asked: string): string | undefined {
  if (further.includes(asked)) return asked;
  if (asked === usual || asked === contract.PLAYGROUND_MODEL) return undefined;
  throw new AppError('invalid', SERVER_MESSAGES.unknownModel);
}

function bindConversations(bind: Bind, { db, clock }: Pick<ReplyParts, 'db' | 'clock'>): void {
  const now = (): number => clock.now().getTime();

  const inTurn = searchTurns();

  bind(contract.listConversations, async ({ identity: { userId }, query: { search }, signal }) => {
    const rows = search
      ? await inTurn({ userId, signal }, () => searchConversations(db, { userId, search, signal }))
      : await listConversationRows(db, userId);
    return { conversations: rows.map(shownConversation) };
  });
  bind(contract.createConversation, async ({ identity: { userId }, body: { title } }) => {
    const row = await insertConversation(db, { userId, title, now: now() });
    await deleteOldest(db, { userId, aliveSince: aliveSince(now()) });
    return shownConversation(row);
  });
  bind(contract.readConversation, async ({ identity: { userId }, params, query: { after } }) => {
    const id = params.conversation_id;
    const conversation = found(await findConversation(db, { userId, id }));
    const messages = await listMessages(db, id, after);
    return {
      conversation: shownConversation(conversation),
      messages: messages.map((row) => shownMessage(row, aliveSince(now()))),
      next: nextAfter(messages),
    };
  });
  bind(contract.renameConversation, async ({ identity: { userId }, params: { conversation_id: id }, body }) =>
    shownConversation(found(await renameConversationRow(db, { userId, id, title: body.title }))),
  );
  bind(contract.deleteConversation, async ({ identity: { userId }, params: { conversation_id: id } }) => {
    found(await deleteRows(db, 'conversations', { userId, ids: [id], now: now() }));
  });
  bind(contract.restoreConversations, async ({ identity: { userId }, body: { ids } }) => {
    const [some] = await restore(db, 'conversations', { userId, ids, now: now() });
    found(some);
    await deleteOldest(db, { userId, aliveSince: aliveSince(now()) });
  });
}
