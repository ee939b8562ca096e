import { site } from '#site.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { RotateCcw } from 'lucide-react';
import { memo, useMemo } from 'react';
import { MarkdownView } from '#answers/markdown-view.tsx';
import { plainTextOf } from '#answers/plain-text.ts';
import { richText } from '#answers/rich-text.ts';
import { type StreamingMarkdown, toMarkdown } from '#answers/streaming-markdown.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import type { BranchMessage } from './branches.ts';
import { KeepAsStory } from './keep-as-story.tsx';
import { MessageFrame } from './message-frame.tsx';

interface ReplyViewProps {
  message: BranchMessage;
  writing: StreamingMarkdown | null;
  onRetry: (() => void) | null;
}

export const ReplyView = memo(function ReplyView({ message, writing, onRetry }: ReplyViewProps) {
  const kept = useMemo(() => toMarkdown(message.text), [message.text]);
  const markdown = writing ?? kept;
  const isRunning = message.state === 'running';
  const isEmpty = markdown.finished.length === 0 && markdown.live.length === 0;
  return (
    <MessageFrame
      message={message}
      by={message.answered_by ?? site.name}
      actions={
        !isRunning && (
          <>
            {!isEmpty && <CopyReply markdown={markdown} />}
            {onRetry && <RetryButton isWanted={message.state !== 'complete'} onClick={onRetry} />}
            {!isEmpty && message.state === 'complete' && <KeepAsStory markdown={markdown} />}
          </>
        )
      }
    >
      <div aria-live="polite" aria-busy={isRunning} className="max-w-prose text-ink">
        {isRunning && isEmpty ? <Waiting /> : <MarkdownView markdown={markdown} writing={writing !== null} />}
        <End message={message} isEmpty={isEmpty} isHere={writing !== null} />
      </div>
    </MessageFrame>
  );
});

function End({
  message: { state, error },
  isEmpty,
  isHere,
}: {
  message: BranchMessage;
  isEmpty: boolean;
  isHere: boolean;
}) {
  if (state === 'failed' || error !== undefined) {
    const sentence = MESSAGES.playgroundFailedPrefix + (error ?? MESSAGES.answerServiceFailed);
    return <p className={isEmpty ? 'text-danger-ink' : 'mt-3 text-sm text-danger-ink'}>{sentence}</p>;
  }
  const note = {
    running: isHere || isEmpty ? '' : 'It is still being written.',
    complete: isEmpty ? 'The reply came back empty.' : '',
    stopped: 'Stopped before it was finished.',
    partial: 'Cut off before it was finished.',
  }[state];
  return note === '' ? null : <p className="mt-3 text-sm text-ink-faint">{note}</p>;
}

const Waiting = () => (
  <p className="flex h-6 items-center">
    <span className="sr-only">Thinking about a reply</span>
    <span className="h-3.5 w-2/3 animate-pulse rounded-sm bg-answer-line" />
  </p>
);

function CopyReply({ markdown: { finished, live } }: { markdown: StreamingMarkdown }) {
  const tokens = useMemo(() => [...finished.flat(), ...live], [finished, live]);
  return (
    <CopyButton text={plainTextOf(tokens)} html={richText(tokens)} variant="quiet" size="sm">
      Copy
    </CopyButton>
  );
}

const RetryButton = ({ isWanted, onClick }: { isWanted: boolean; onClick: () => void }) => (
  <Button
    variant={isWanted ? 'secondary' : 'quiet'}
    size="sm"
    onClick={onClick}
    icon={<RotateCcw aria-hidden className="size-4" />}
  >
    Retry
  </Button>
);
