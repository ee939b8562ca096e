import type { ReactNode, Ref } from 'react';
import { StorageNotice } from './storage-notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';

interface AuthColumnProps {
  title: string;
  heading?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  children: ReactNode;
}

export function AuthColumn({ title, heading = title, headingRef, lead, children }: AuthColumnProps) {
  return (
    <main className="mx-auto grid w-full max-w-form flex-1 content-center gap-5 px-5 py-6 sm:gap-6">
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-2">
        <h1 ref={headingRef} tabIndex={-1} className="font-display text-3xl font-semibold outline-none">
          {heading}
        </h1>
        {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
      </div>
      <StorageNotice />
      {children}
    </main>
  );
}
