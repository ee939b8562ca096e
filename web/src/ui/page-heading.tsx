import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="grid gap-1">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
      {lead !== undefined && <p className="max-w-prose text-ink-soft">{lead}</p>}
    </div>
  );
}
