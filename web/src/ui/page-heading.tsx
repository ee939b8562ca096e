import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

/** The page's name, once on the page and once in the window's title. */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="grid gap-1">
      <h1 className="text-2xl font-semibold">{title}</h1>
      {lead !== undefined && <p className="max-w-prose text-ink-soft">{lead}</p>}
    </div>
  );
}
