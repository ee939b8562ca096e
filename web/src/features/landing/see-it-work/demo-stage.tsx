import type { ReactNode } from 'react';
import { sampleInterview } from '#content/marketing.ts';
import { Mark } from '#ui/mark.tsx';

export function DemoStage({ status, children }: { status?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex h-214 flex-col overflow-clip rounded-xl bg-canvas shadow-raised outline outline-line-strong sm:h-120">
      <div className="flex h-12 shrink-0 items-center gap-2.5 border-b border-line bg-surface px-4 text-sm sm:px-5">
        <Mark size="size-5" />
        <span className="font-medium">{sampleInterview.role}</span>
        <span className="ml-auto text-ink-soft">{status}</span>
      </div>
      {children}
    </div>
  );
}
