import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ChatView } from './chat-view.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ModelChoice } from './model-choice.tsx';
import { useConversationActions } from './use-conversation-actions.ts';
import { useFreshChat } from './use-fresh-chat.ts';
import { useShownChat } from './use-shown-chat.ts';

export function PlaygroundPage() {
  const { chat, id, beginNew } = useShownChat();
  const [listOpen, setListOpen] = useState(false);
  useFreshChat(chat);
  const actions = useConversationActions((gone) => {
    if (id !== null && gone.includes(id)) beginNew();
  });
  const close = () => setListOpen(false);
  const list = (
    <ConversationList
      shownId={id}
      actions={actions}
      onBeginNew={() => {
        close();
        beginNew();
      }}
      onOpen={close}
    />
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <PageHeading title="AI Playground" />
        </div>
        <ModelChoice />
        <Button
          size="sm"
          onClick={() => setListOpen(true)}
          icon={<MessagesSquare aria-hidden className="size-4" />}
          className="lg:hidden"
        >
          Conversations
        </Button>
      </div>
      <div className="grid h-[calc(100dvh-16rem)] min-h-96 grid-cols-[minmax(0,1fr)] gap-4 min-[22.5rem]:h-[calc(100dvh-13rem)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Card aria-label="Conversations" className="hidden min-h-0 lg:flex">
          {list}
        </Card>
        <Card aria-label="Chat" className="flex min-h-0 overflow-hidden">
          <ChatView key={chat.key} chat={chat} onBeginNew={beginNew} />
        </Card>
      </div>
      <Drawer open={listOpen} onOpenChange={setListOpen} label="Conversations">
        {list}
      </Drawer>
    </>
  );
}
