import type { Conversation } from '@pythia/contracts/playground.ts';
import { useMemo } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { showToast } from '#ui/toast.tsx';
import { chatOf, dropChat } from './chats.ts';
import { rename } from './conversations.ts';
import { deleteSoon } from './delete-soon.ts';

export interface ConversationActions {
  rename: (id: string, title: string) => void;
  remove: (conversation: Conversation) => void;
  removeAll: (conversations: readonly Conversation[]) => void;
}

/** What can be done with the conversations that are kept. @param onGone hears which are out of sight */
export function useConversationActions(onGone: (ids: readonly string[]) => void): ConversationActions {
  return useMemo(() => {
    const remove = (gone: readonly Conversation[], sentence: string) => {
      const ids = gone.map(({ id }) => id);
      for (const id of ids) dropChat(id);
      deleteSoon(ids, sentence);
      onGone(ids);
    };
    return {
      rename: (id, title) => void renameShown(id, title),
      remove: (conversation) => remove([conversation], `“${conversation.title}” is deleted.`),
      removeAll: (conversations) => remove(conversations, 'All conversations are deleted.'),
    };
  }, [onGone]);
}

async function renameShown(id: string, title: string): Promise<void> {
  try {
    chatOf(id).renamed(await rename(id, title));
  } catch (error) {
    showToast('danger', sentenceFor(error, 'The conversation was not renamed. Please try again.'));
  }
}
