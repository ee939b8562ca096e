import { use } from 'react';
import { Mark } from './mark.tsx';
import { SiteName } from './page-title.tsx';

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={`inline-flex min-w-0 items-center gap-2 text-ink ${className ?? ''}`}>
      <Mark size="size-7" />
      <span className="truncate font-display text-xl font-semibold tracking-tight">{use(SiteName)}</span>
    </span>
  );
}
