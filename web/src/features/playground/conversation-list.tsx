import { LIMITS } from '@pythia/contracts/limits.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ConversationItem } from './conversation-item.tsx';
import { searchFor, useConversations } from './conversations.ts';
import type { ConversationActions } from './use-conversation-actions.ts';

interface ConversationListProps {
  shownId: string | null;
  actions: ConversationActions;
  onBeginNew: () => void;
  onOpen: () => void;
}

const SEARCH_AFTER_MS = 250;

export function ConversationList({ shownId, actions, onBeginNew, onOpen }: ConversationListProps) {
  const { data: shown, search, isPending, isError, refetch } = useConversations();
  return (
    <div
      tabIndex={-1}
      data-focus-after
      className="flex min-h-0 min-w-0 flex-1 flex-col gap-2 p-2 outline-none"
    >
      <Button onClick={onBeginNew} icon={<Plus aria-hidden className="size-4" />}>
        New conversation
      </Button>
      <SearchField />
      <ul className="min-h-0 overflow-y-auto empty:hidden">
        {shown?.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            isShown={conversation.id === shownId}
            onOpen={onOpen}
            onRename={(title) => actions.rename({ ...conversation, title })}
            onDelete={() => actions.remove(conversation)}
          />
        ))}
      </ul>
      {isPending && <Skeleton className="h-24" />}
      <p role="status" className="px-2.5 text-sm text-ink-faint empty:hidden">
        {isError && 'Your conversations could not be loaded.'}
        {shown?.length === 0 && (search ? 'Nothing found.' : 'Your conversations are kept here.')}
      </p>
      {isError && (
        <Button ref={givesFocusOn} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {shown && shown.length > 0 && search === '' && (
        <Button variant="quiet" size="sm" className="mt-auto" onClick={() => actions.removeAll(shown)}>
          Delete all
        </Button>
      )}
    </div>
  );
}

function SearchField() {
  const { search } = useConversations();
  const [typed, setTyped] = useState<string | null>(null); // null until typed into
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      searchFor(typed);
      setTyped(null);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      type="search"
      aria-label="Search conversations"
      placeholder="Search"
      value={typed ?? search}
      maxLength={LIMITS.search}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
