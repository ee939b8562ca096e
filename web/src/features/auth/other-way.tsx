import type { ReactNode } from 'react';

export function OtherWay({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-soft">{question}</p>
      {children}
    </div>
  );
}
