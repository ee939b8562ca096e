import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  good: 'border-success-line bg-success-wash text-success-ink',
  bad: 'border-danger-line bg-danger-wash text-danger-ink',
} as const;

interface NoticeBarProps {
  tone: keyof typeof TONES;
  children: ReactNode;
  actions: ReactNode;
}

export function NoticeBar({ tone, children, actions }: NoticeBarProps) {
  return (
    <section
      aria-label="About your subscription"
      className={clsx('flex h-11 items-center gap-2 border-b px-4 text-sm sm:px-8', TONES[tone])}
    >
      <p role="status" className="min-w-0 flex-1 font-medium max-sm:text-xs">
        {children}
      </p>
      {actions}
    </section>
  );
}
