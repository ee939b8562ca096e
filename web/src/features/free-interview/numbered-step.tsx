import { type ReactNode, useId } from 'react';

interface StepProps {
  number: number;
  title: string;
  lead: string;
  children: ReactNode;
}

export function NumberedStep({ number, title, lead, children }: StepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <span
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-accent-wash text-xs font-semibold text-accent-ink tabular-nums inset-ring inset-ring-accent-line"
        >
          {number}
        </span>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="col-start-2 text-sm text-pretty text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  );
}
