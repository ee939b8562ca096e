import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TranscriptItem } from './transcript.ts';

interface NewestLineProps {
  newest: TranscriptItem | undefined;
  /** Get Answer would ask for this line. */
  isAsked: boolean;
  onToggle: (id: number) => void;
  heading: string | null;
  children: ReactNode;
}

export const NewestLine = ({ newest, isAsked, onToggle, heading, children }: NewestLineProps) => (
  <div role="log" aria-label="Interviewer transcript" className="h-11 min-w-0 flex-1 text-sm short:h-10">
    {newest ? (
      <button
        type="button"
        aria-pressed={newest.selected}
        onClick={() => onToggle(newest.id)}
        // keeps the focus, so that Space still gets the answer
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          'relative flex size-full items-center rounded-md px-3 text-left outline-offset-[-2px] transition-colors',
          isAsked ? 'bg-accent-wash text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
        )}
      >
        {isAsked && (
          <span aria-hidden="true" className="absolute inset-y-0.5 left-0 w-[3px] rounded-full bg-accent" />
        )}
        <TwoRows heading={heading}>{children}</TwoRows>
      </button>
    ) : (
      <p className="flex size-full items-center px-3 text-ink-soft">
        <TwoRows heading={heading}>{children}</TwoRows>
      </p>
    )}
  </div>
);

const TwoRows = ({ heading, children }: Pick<NewestLineProps, 'heading' | 'children'>) => (
  <span className="grid">
    {heading !== null && <b className="truncate font-semibold text-accent-ink">{heading}</b>}
    {heading === null ? (
      <span className="flex max-h-10 flex-col-reverse overflow-clip">
        <span dir="auto" className="text-start wrap-anywhere">
          {children}
        </span>
      </span>
    ) : (
      // rtl cuts the beginning
      <span dir="rtl" className="truncate text-left">
        <bdi>{children}</bdi>
      </span>
    )}
  </span>
);
