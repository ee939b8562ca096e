import type { ReactNode } from 'react';
import { StorageNotice } from './storage-notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';

interface AuthColumnProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A title and a form, in the middle of whatever stands around them. */
export function AuthColumn({ title, lead, children }: AuthColumnProps) {
  return (
    <main className="mx-auto grid w-full max-w-form flex-1 content-center gap-6 px-5 py-10">
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold">{title}</h1>
        {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
      </div>
      <StorageNotice />
      {children}
    </main>
  );
}
