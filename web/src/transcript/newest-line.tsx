import { clsx } from 'clsx';
import { newestItems, type Transcript } from './transcript.ts';

interface NewestLineProps {
  transcript: Transcript;
  onToggle: (id: number) => void;
  /** What stands here before anything was said; two lines at most. */
  empty: string;
}

/** The transcript where there is no room for it: its newest line, and under it what is being said. Never higher or lower. */
export function NewestLine({ transcript, onToggle, empty }: NewestLineProps) {
  const [newest] = newestItems(transcript, 1);
  const unfinished = `${transcript.open.text} ${transcript.interim}`.trim();
  return (
    <div
      role="log"
      aria-label="Interviewer transcript"
      className="h-11 short:h-10 min-w-0 flex-1 overflow-clip text-sm"
    >
      {!newest && unfinished === '' && <p className="line-clamp-2 px-3 text-ink-soft">{empty}</p>}
      {newest && (
        <button
          type="button"
          aria-pressed={newest.selected}
          title={newest.text}
          onClick={() => onToggle(newest.id)}
          // keeps the focus where it was, so that Space still gets the answer after a click
          onMouseDown={(event) => event.preventDefault()}
          className={clsx(
            'relative flex w-full items-center rounded-md px-3 text-left outline-offset-[-2px] transition-colors',
            unfinished === '' ? 'h-full' : 'h-1/2',
            newest.selected ? 'bg-accent-wash text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
          )}
        >
          {newest.selected && (
            <span aria-hidden="true" className="absolute inset-y-0.5 left-0 w-[3px] rounded-full bg-accent" />
          )}
          <span className={unfinished === '' ? 'line-clamp-2' : 'line-clamp-1'}>{newest.text}</span>
        </button>
      )}
      {unfinished !== '' && <Unfinished text={unfinished} />}
    </div>
  );
}

/** The end of what is being said: where it is too long, its beginning gives way. */
const Unfinished = ({ text }: { text: string }) => (
  <p
    aria-hidden="true"
    className="flex h-1/2 w-fit max-w-full justify-end overflow-clip px-3 text-ink-faint italic"
  >
    <span className="whitespace-nowrap">{text}</span>
  </p>
);
