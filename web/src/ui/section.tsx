import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <Card className="divide-y divide-line *:px-4 *:py-4 sm:*:px-5">{children}</Card>
    </section>
  );
}

interface RowProps {
  title: string;
  description: ReactNode;
  control?: ReactNode;
  children?: ReactNode;
}

export function SettingRow({ title, description, control, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_15rem]">
          <h3 className="text-sm font-medium">{title}</h3>
          <p className="text-sm text-ink-soft">{description}</p>
        </div>
        {control}
      </div>
      {children}
    </div>
  );
}
