import { type Conversation, listConversations, renameConversation } from '@pythia/contracts/playground.ts';
import { createStore, useStore } from 'zustand';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';

interface Conversations {
  /** As asked for, the one spoken in last first; null before they are known. */
  conversations: readonly Conversation[] | null;
  search: string;
  state: 'loading' | 'loaded' | 'failed';
  /** Deleted, as far as the reader sees: it can still be undone. */
  hidden: ReadonlySet<string>;
}

const NOTHING: Conversations = { conversations: null, search: '', state: 'loading', hidden: new Set() };
const store = createStore(() => NOTHING);
let asking = new AbortController();
onSignOut(() => {
  asking.abort();
  store.setState(NOTHING);
});

export const useConversations = (): Conversations => useStore(store);

/** Asks the server; never rejects, `state` tells how it went. */
export async function loadConversations(search = store.getState().search): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  store.setState({ search, state: 'loading' });
  try {
    const query = search.trim() === '' ? {} : { search: search.trim() };
    const { conversations } = await authorisedCall(listConversations, { query, signal });
    if (!signal.aborted) store.setState({ conversations, state: 'loaded' });
  } catch {
    if (!signal.aborted) store.setState({ state: 'failed' });
  }
}

/** Shows a conversation from now on as the server has just told it, above all others if it was spoken in. */
export function putConversation(conversation: Conversation): void {
  const { conversations, state } = store.getState();
  const others = (conversations ?? []).filter(({ id }) => id !== conversation.id);
  const next = [...others, conversation].toSorted((a, b) => b.updated_at.localeCompare(a.updated_at));
  if (conversations) store.setState({ conversations: next });
  if (state === 'loading') void loadConversations(); // what is under way was told before
}

/** @throws ApiError */
export async function rename(id: string, title: string): Promise<Conversation> {
  const renamed = await authorisedCall(renameConversation, {
    params: { conversation_id: id },
    body: { title },
  });
  putConversation(renamed);
  return renamed;
}

/** Takes conversations out of sight. @returns shows them again */
export function hide(ids: readonly string[]): () => void {
  store.setState(({ hidden }) => ({ hidden: new Set([...hidden, ...ids]) }));
  return () =>
    store.setState(({ hidden }) => ({ hidden: new Set([...hidden].filter((id) => !ids.includes(id))) }));
}
