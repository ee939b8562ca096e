import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TranscriptItem } from './transcript.ts';

interface NewestLineProps {
  /** Undefined before anything was said. */
  newest: TranscriptItem | undefined;
  onToggle: (id: number) => void;
  /** In two rows at most; of more the end is seen. */
  children: ReactNode;
}

/** The transcript where there is no room for it: the question in two rows, a click on which toggles the newest line. */
export const NewestLine = ({ newest, onToggle, children }: NewestLineProps) => (
  <div role="log" aria-label="Interviewer transcript" className="h-11 min-w-0 flex-1 text-sm short:h-10">
    {newest ? (
      <button
        type="button"
        aria-pressed={newest.selected}
        onClick={() => onToggle(newest.id)}
        // keeps the focus where it was, so that Space still gets the answer after a click
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          'relative flex size-full flex-col-reverse overflow-clip rounded-md px-3 text-left outline-offset-[-2px] transition-colors',
          newest.selected ? 'bg-accent-wash text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
        )}
      >
        {newest.selected && (
          <span aria-hidden="true" className="absolute inset-y-0.5 left-0 w-[3px] rounded-full bg-accent" />
        )}
        <span className="my-auto wrap-anywhere">{children}</span>
      </button>
    ) : (
      <div className="flex size-full flex-col-reverse overflow-clip px-3 text-ink-soft">
        <p className="my-auto">{children}</p>
      </div>
    )}
  </div>
);
