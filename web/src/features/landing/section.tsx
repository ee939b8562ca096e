import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const CONTAINER = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

interface SectionProps {
  id: string;
  heading: string;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function LandingSection({ id, heading, lead, aside, children, className }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={clsx('py-18 sm:py-26', className)}>
      <div className={clsx(CONTAINER, 'grid gap-10 sm:gap-14')}>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="grid max-w-2xl gap-4">
            <h2 id={`${id}-heading`} className="font-display text-3xl font-semibold sm:text-heading">
              {heading}
            </h2>
            {lead !== undefined && <p className="text-lg text-ink-soft">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
