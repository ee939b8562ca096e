import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useStickToBottom } from '#transcript/use-stick-to-bottom.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type BranchStep, shownBranch } from './branches.ts';
import type { Chat } from './chat.ts';
import { Examples } from './examples.tsx';
import { messageDraft } from './message-draft.ts';
import { MessageBox } from './message-box.tsx';
import { ReplyView } from './reply-view.tsx';
import { SentMessage } from './sent-message.tsx';

export function ChatView({ chat, onBeginNew }: { chat: Chat; onBeginNew: () => void }) {
  const { loading, messages, chosen, writing } = useStore(chat.store);
  const { scroller, content, atBottom, scrollToBottom } = useStickToBottom(loading === 'new');
  const box = useRef<HTMLTextAreaElement>(null);
  const steps = shownBranch(messages, chosen);
  const isWriting = writing !== null;
  const busy = useStore(chat.store, () => chat.isStoppable);
  const isGone = loading === 'gone';

  useEffect(() => {
    if (chat.startId === null) box.current?.focus({ preventScroll: true });
  }, [chat]);
  useEffect(() => {
    // the focused editor or Retry button may be gone
    if (isWriting && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isWriting]);

  const send = (text: string) => {
    void chat.send(text);
    scrollToBottom();
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="region"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0} // scrolled by keys
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px]"
      >
        <div ref={content}>
          {loading === 'new' && <Examples onSend={send} />}
          {loading === 'loading' && <Loading />}
          {loading === 'failed' && <Unread onRetry={() => void chat.load()} />}
          <ol className="divide-y divide-line empty:hidden">
            {steps.map(({ message, place, count }, at) =>
              message.is_user ? (
                <SentMessage
                  key={message.localId ?? message.id}
                  {...{ chat, message, place, count }}
                  busy={busy || isGone}
                />
              ) : (
                <ReplyView
                  key={message.localId ?? message.id}
                  message={message}
                  writing={writing?.id === message.id ? writing.markdown : null}
                  onRetry={!busy && !isGone && at === steps.length - 1 ? () => retry(chat, steps) : null}
                />
              ),
            )}
          </ol>
          {isGone && <Gone onBeginNew={onBeginNew} />}
        </div>
      </div>
      {!atBottom && (
        <div className="pointer-events-none relative h-0">
          <Button
            size="sm"
            onClick={scrollToBottom}
            icon={<ArrowDown aria-hidden className="size-4" />}
            className="pointer-events-auto absolute bottom-3 left-1/2 -translate-x-1/2 bg-raised"
          >
            Jump to newest
          </Button>
        </div>
      )}
      {!isGone && (
        <MessageBox
          box={box}
          draft={messageDraft(chat.id)}
          busy={busy}
          unread={loading === 'loading' || loading === 'failed'}
          onSend={send}
          onStop={() => void stop(chat)}
        />
      )}
    </div>
  );
}

async function stop(chat: Chat): Promise<void> {
  await chat.stop();
  await chat.load(); // what another window was receiving
}

function retry(chat: Chat, steps: readonly BranchStep[]): void {
  const last = steps.at(-2)?.message;
  if (last) chat.resend(last, last.text);
}

const Loading = () => (
  <div className="grid gap-6 p-5">
    <span className="sr-only">Loading the conversation</span>
    {['w-1/2', 'w-11/12', 'w-2/5', 'w-4/5'].map((width) => (
      <Skeleton key={width} className={`h-5 ${width}`} />
    ))}
  </div>
);

const Unread = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    tone="danger"
    title="The conversation could not be loaded."
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
    className="m-4"
  />
);

const Gone = ({ onBeginNew }: { onBeginNew: () => void }) => (
  <Alert
    tone="info"
    title="This conversation no longer exists."
    action={
      <Button size="sm" onClick={onBeginNew}>
        New conversation
      </Button>
    }
    className="m-4"
  />
);
