import { readPages } from '@pythia/contracts/lists.ts';
import { createConversation, playground, readConversation } from '@pythia/contracts/playground.ts';
import { authorisedCall, authorisedStream } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { streamText } from '#api/read-stream.ts';
import { serverNow } from '#api/server-clock.ts';
import { Chat, type ChatParts } from './chat.ts';
import { putConversation } from './conversations.ts';
import { moveDraft, putInDraft } from './message-draft.ts';
import { chosenModel } from './models.ts';

/** Beside those in which a reply is being written; a conversation that is opened again is read again. */
const MOST_KEPT = 5;

/** The conversations that were opened last, so that a reply goes on while another page is shown. */
const chats = new Map<string, Chat>();
let begun: Chat | null = null;

// otherwise lost with the page
addEventListener('pagehide', () => {
  for (const chat of [...chats.values(), ...(begun ? [begun] : [])]) keepUnsent(chat);
});
onSignOut(() => {
  for (const chat of [...chats.values(), ...(begun ? [begun] : [])]) chat.stop();
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
    authorisedStream(streamText, playground, { body: { ...body, model: chosenModel() }, ...options }),
  onChange: (chat) => keep(chat),
  now: serverNow,
  nextFrame: (callback) => requestAnimationFrame(callback),
};

/** The conversation with this id, or one that is still to begin. */
export function chatOf(id: string | null): Chat {
  if (id === null) return (begun ??= new Chat(parts, null));
  const known = chats.get(id) ?? new Chat(parts, id);
  chats.delete(id);
  chats.set(id, known); // the one opened last is the last
  forgetOldest();
  return known;
}

/** Lets go of one that has failed to begin; what was said in it waits in the box. */
export function beginAnew(): void {
  if (!begun || begun.isBusy) return;
  keepUnsent(begun);
  begun = null;
}

export function dropChat(id: string): void {
  chats.get(id)?.stop();
  chats.delete(id);
}

/** One that has come to be is known by its id from now on. */
function keep(chat: Chat): void {
  const { conversation } = chat.store.getState();
  if (!conversation || (begun !== chat && chats.get(conversation.id) !== chat)) return; // deleted meanwhile
  if (begun === chat) {
    begun = null;
    moveDraft(null, conversation.id); // what was typed meanwhile
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
