import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { BranchMessage } from './branches.ts';

interface MessageFrameProps {
  message: BranchMessage;
  by: string;
  children: ReactNode;
  actions?: ReactNode;
}

export const MessageFrame = ({ message, by, children, actions }: MessageFrameProps) => (
  <li
    className={clsx(
      'grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-4 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] sm:px-5',
      message.is_user && 'bg-sunken',
    )}
  >
    <div className="flex items-baseline gap-3 text-xs text-ink-faint">
      <span className={clsx('font-semibold', message.is_user ? 'text-ink-soft' : 'text-answer-ink')}>
        {by}
      </span>
      <time dateTime={message.at} title={new Date(message.at).toLocaleString()} className="tabular-nums">
        {TIME.format(new Date(message.at))}
      </time>
    </div>
    {children}
    <div className="-ml-2 flex flex-wrap items-center gap-1 empty:hidden">{actions}</div>
  </li>
);

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

interface BranchPagerProps {
  place: number;
  count: number;
  onShow: (by: number) => void;
}

export const BranchPager = ({ place, count, onShow }: BranchPagerProps) => (
  <nav aria-label="Versions" className="flex items-center text-xs text-ink-faint tabular-nums">
    <IconButton label="Earlier version" disabled={place === 1} onClick={() => onShow(-1)} className="size-7">
      <ChevronLeft aria-hidden className="size-4" />
    </IconButton>
    <span>
      {place} of {count}
    </span>
    <IconButton label="Later version" disabled={place === count} onClick={() => onShow(1)} className="size-7">
      <ChevronRight aria-hidden className="size-4" />
    </IconButton>
  </nav>
);
