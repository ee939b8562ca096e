import { readPages } from '@pythia/contracts/lists.ts';
import {
  createConversation,
  playground,
  readConversation,
  stopReplies,
} from '@pythia/contracts/playground.ts';
import { authorisedCall, authorisedStream } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { streamText } from '#api/read-stream.ts';
import { serverNow } from '#api/server-clock.ts';
import { Chat, type ChatParts } from './chat.ts';
import { putConversation } from './conversations.ts';
import { moveDraft, putInDraft } from './message-draft.ts';
import { chosenModel } from './models.ts';

const MOST_KEPT = 5;

/** Replies go on after leaving the page. */
const chats = new Map<string, Chat>();
let begun: Chat | null = null;

addEventListener('pagehide', () => {
  for (const chat of [...chats.values(), ...(begun ? [begun] : [])]) keepUnsent(chat);
});
onSignOut(() => {
  for (const chat of [...chats.values(), ...(begun ? [begun] : [])]) void chat.stop();
  chats.clear();
  begun = null;
});

const parts: ChatParts = {
  create: (title, signal) => authorisedCall(createConversation, { body: { title }, signal }),
  read: async (id) => {
    const params = { conversation_id: id };
    const pages = await readPages((after) => authorisedCall(readConversation, { params, query: { after } }));
    return { ...pages[0], messages: pages.flatMap(({ messages }) => messages) };
  },
  stream: (body, options) =>
    authorisedStream(streamText, playground, {
      body: { ...body, model: chosenModel(), goes_on: true },
      ...options,
    }),
  stop: (conversation_id) => authorisedCall(stopReplies, { params: { conversation_id } }).catch(() => {}), // it ends by itself
  onChange: (chat) => keep(chat),
  now: serverNow,
  nextFrame: (callback) => requestAnimationFrame(callback),
};

export function chatOf(id: string | null): Chat {
  if (id === null) return (begun ??= new Chat(parts, null));
  const known = chats.get(id) ?? new Chat(parts, id);
  chats.delete(id);
  chats.set(id, known); // maps keep the order of insertion: the last opened is last
  forgetOldest();
  return known;
}

export function beginAnew(): void {
  if (!begun || begun.isBusy) return;
  keepUnsent(begun);
  begun = null;
}

export function dropChat(id: string): void {
  void chats.get(id)?.stop();
  chats.delete(id);
}

function keep(chat: Chat): void {
  const { conversation } = chat.store.getState();
  if (!conversation || (begun !== chat && chats.get(conversation.id) !== chat)) return;
  if (begun === chat) {
    begun = null;
    moveDraft(null, conversation.id);
  }
  chats.set(conversation.id, chat);
  putConversation({ ...conversation, updated_at: new Date(serverNow()).toISOString() });
}

function forgetOldest(): void {
  const idle = [...chats].filter(([, chat]) => !chat.isBusy);
  for (const [id, chat] of idle.slice(0, -MOST_KEPT)) {
    keepUnsent(chat);
    chats.delete(id);
  }
}

const keepUnsent = (chat: Chat): void => putInDraft(chat.id, chat.unsent);
