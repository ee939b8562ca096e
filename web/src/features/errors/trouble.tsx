import type { ReactNode } from 'react';
import { Mark } from '#ui/mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';

interface TroubleProps {
  title: string;
  sentence: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

export function Trouble({ title, sentence, actions, children }: TroubleProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-[minmax(0,1fr)] content-center gap-6 px-6 py-16">
      <PageTitle>{title}</PageTitle>
      <Mark size="size-12" className="text-ink-soft" />
      <div role="alert" className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold">{title}</h1>
        <p className="text-ink-soft">{sentence}</p>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
      {children}
    </main>
  );
}
