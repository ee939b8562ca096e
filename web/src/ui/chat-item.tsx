import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

interface ChatItemProps {
  /** Who says it, as it is shown. */
  author: string;
  isUser: boolean;
  /** A local time of day. */
  time: string;
  children: ReactNode;
}

/** One turn of a conversation: the user's on the right, the answer as text on the page. */
export function ChatItem({ author, isUser, time, children }: ChatItemProps) {
  return (
    <article className={clsx('flex gap-3', isUser && 'flex-row-reverse')}>
      {!isUser && (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-answer-wash text-answer-ink inset-ring inset-ring-answer-line">
          <Mark size="size-5" />
        </span>
      )}
      <div className={clsx('grid max-w-[min(100%,36rem)] min-w-0 gap-1', isUser && 'justify-items-end')}>
        <p className="flex gap-2 text-xs text-ink-faint">
          <span className={clsx(isUser && 'sr-only')}>{author}</span>
          <time className="tabular-nums">{time}</time>
        </p>
        <div
          className={clsx(
            'break-words whitespace-pre-wrap',
            isUser && 'rounded-lg rounded-tr-sm bg-sunken px-3.5 py-2 inset-ring inset-ring-line',
          )}
        >
          {children}
        </div>
      </div>
    </article>
  );
}
