import { useMutation } from '@tanstack/react-query';
import { type Conversation, renameConversation } from '@pythia/contracts/playground.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { chatOf, dropChat } from './chats.ts';
import { dropConversations, putMeanwhile, refreshConversations } from './conversations.ts';

export type ConversationActions = ReturnType<typeof useConversationActions>;

export function useConversationActions(onGone: (ids: readonly string[]) => void) {
  const { mutate: rename } = useMutation({
    mutationFn: ({ id, title }: Conversation) =>
      authorisedCall(renameConversation, { params: { conversation_id: id }, body: { title } }),
    onMutate: putMeanwhile,
    onSuccess: (renamed) => chatOf(renamed.id).renamed(renamed),
    onError: (error, _renamed, takeBack) => {
      takeBack?.();
      tellFailure(error, 'The conversation was not renamed. Please try again.');
    },
    onSettled: refreshConversations,
  });
  const remove = (gone: readonly Conversation[], sentence: string) => {
    const ids = gone.map(({ id }) => id);
    for (const id of ids) dropChat(id);
    dropConversations(ids, sentence);
    onGone(ids);
  };
  return {
    rename,
    remove: (conversation: Conversation) => remove([conversation], `“${conversation.title}” is deleted.`),
    removeAll: (conversations: readonly Conversation[]) =>
      remove(conversations, 'All conversations are deleted.'),
  };
}
