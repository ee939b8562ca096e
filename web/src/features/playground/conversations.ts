import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type Conversation,
  deleteConversation,
  listConversations,
  restoreConversations,
} from '@pythia/contracts/playground.ts';
import { createStore, useStore } from 'zustand';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo, unlessGone } from '#account/delete-with-undo.ts';
import { onSignOut } from '#account/sign-out.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';

type Conversations = readonly Conversation[];

const queryKey = ['conversations'];
const searched = createStore(() => '');
onSignOut(() => searched.setState(''));

export const searchFor = (search: string): void => searched.setState(search);

export function useConversations() {
  const search = useStore(searched);
  const found = useQuery({
    queryKey: [...queryKey, search.trim()],
    queryFn: async ({ queryKey: [, words], signal }): Promise<Conversations> => {
      const query = words ? { search: words } : {};
      return (await authorisedCall(listConversations, { query, signal })).conversations;
    },
    placeholderData: keepPreviousData,
  });
  return { search, ...found };
}

export const refreshConversations = (): Promise<void> => queryClient.invalidateQueries({ queryKey });

/** A conversation with new words goes to the top. */
export function putConversation(conversation: Conversation): void {
  queryClient.setQueriesData(
    { queryKey },
    (shown: Conversations | undefined) => shown && put(shown, conversation),
  );
  void refreshConversations();
}

export const putMeanwhile = (conversation: Conversation): (() => void) =>
  showMeanwhile(queryKey, (shown: Conversations) => put(shown, conversation));

const put = (shown: Conversations, conversation: Conversation): Conversations =>
  [...shown.filter(({ id }) => id !== conversation.id), conversation].toSorted((a, b) =>
    b.updated_at.localeCompare(a.updated_at),
  );

export function dropConversations(ids: readonly string[], sentence: string): void {
  deleteWithUndo({
    sentence,
    queryKey,
    without: (shown: Conversations) => shown.filter(({ id }) => !ids.includes(id)),
    remove: () =>
      Promise.all(
        ids.map((conversation_id) =>
          unlessGone(authorisedCall(deleteConversation, { params: { conversation_id } })),
        ),
      ),
    restore: () => authorisedCall(restoreConversations, { body: { ids: [...ids] } }),
    notDeleted: 'Not everything was deleted. Please try again.',
    notRestored: 'This could not be restored. Please try again.',
  });
}
