import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { PAGE_SIZE } from './pages.ts';
import { type Gap, isGap, itemCount, type Line, type Transcript, type TranscriptItem } from './transcript.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

/** Lines that a digit key reaches, counted from the newest. */
export const DIGIT_LINES = 9;

interface TranscriptViewProps {
  transcript: Transcript;
  /** Must be the same function in every render: finished pages are skipped by it. */
  onToggle: (id: number) => void;
  /** Whether to show which digit key toggles a line. */
  showDigits?: boolean;
  /** How the instant of a line is written, which never changes; the reader's local time unless said otherwise. */
  timeOf?: (at: number) => string;
  /** What stands here before anything was said. */
  empty: ReactNode;
}

/** The interviewer's lines, newest at the bottom; what is still being said stands below them, lighter. */
export function TranscriptView({
  transcript,
  onToggle,
  showDigits = false,
  timeOf = localTime,
  empty,
}: TranscriptViewProps) {
  const { scroller, content, atBottom, scrollToBottom } = useStickToBottom();
  const { pages, open, interim } = transcript;
  const count = itemCount(transcript);
  const unfinished = `${open.text} ${interim}`.trim();

  return (
    <div className="relative min-h-24 flex-1">
      <div ref={scroller} className="absolute inset-0 overflow-y-auto overscroll-contain px-2 py-2">
        <div
          ref={content}
          className="min-h-full"
          role="log"
          aria-label="Interviewer transcript"
          aria-relevant="additions"
        >
          {count === 0 && unfinished === '' && empty}
          {pages.map((page, place) => (
            <Page
              key={page[0]?.id}
              page={page}
              onToggle={onToggle}
              timeOf={timeOf}
              digitsBelow={showDigits && hasDigits(place, count) ? count : null}
            />
          ))}
          {unfinished !== '' && (
            <p aria-hidden="true" className="px-3 py-1.5 text-base text-ink-faint italic">
              {unfinished}
            </p>
          )}
        </div>
      </div>
      {!atBottom && (
        <button
          type="button"
          onClick={scrollToBottom}
          className="absolute bottom-3 left-1/2 inline-flex h-8 -translate-x-1/2 items-center gap-1.5 rounded-full bg-raised px-3.5 text-sm font-medium text-ink shadow-raised inset-ring inset-ring-line-strong hover:bg-sunken pointer-coarse:h-11"
        >
          <ArrowDown aria-hidden className="size-4" />
          Jump to newest
        </button>
      )}
    </div>
  );
}

const hasDigits = (page: number, count: number): boolean => (page + 1) * PAGE_SIZE > count - DIGIT_LINES;

interface PageProps {
  page: readonly Line[];
  onToggle: (id: number) => void;
  timeOf: (at: number) => string;
  /** Number of lines in all, where their digits are shown. */
  digitsBelow: number | null;
}

/** A hundred lines that are skipped as one: by React while unchanged, by the browser while out of sight. */
const Page = memo(function Page({ page, onToggle, timeOf, digitsBelow }: PageProps) {
  return (
    <div className="[content-visibility:auto] [contain-intrinsic-size:auto_4000px]">
      {page.map((line) => {
        if (isGap(line)) return <GapLine key={line.id} gap={line} />;
        const digit = digitsBelow === null ? null : digitsBelow - line.id;
        return (
          <Sentence
            key={line.key}
            item={line}
            onToggle={onToggle}
            timeOf={timeOf}
            digit={digit !== null && digit <= DIGIT_LINES ? digit : null}
          />
        );
      })}
    </div>
  );
});

interface SentenceProps {
  item: TranscriptItem;
  onToggle: (id: number) => void;
  timeOf: (at: number) => string;
  digit: number | null;
}

const Sentence = memo(function Sentence({ item, onToggle, timeOf, digit }: SentenceProps) {
  return (
    <button
      type="button"
      aria-pressed={item.selected}
      onClick={() => onToggle(item.id)}
      // keeps the focus where it was, so that Space still gets the answer after a click
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        'group relative flex w-full items-baseline outline-offset-[-2px] gap-2 rounded-md px-3 py-1.5 text-left transition-colors',
        'pointer-coarse:min-h-11',
        item.selected ? 'bg-accent-wash text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-y-1.5 left-0 w-[3px] rounded-full',
          item.selected ? 'bg-accent' : 'bg-transparent',
        )}
      />
      <span className="flex-1 text-base">
        <span>{item.text}</span>
        {/* has its own room behind the last word, seen or not */}
        <time className="ml-2 text-xs whitespace-nowrap text-ink-faint tabular-nums opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:hidden">
          {timeOf(item.at)}
        </time>
      </span>
      {digit !== null && (
        <kbd
          aria-hidden="true"
          className="grid size-5 shrink-0 place-items-center self-start rounded-xs font-sans text-xs text-ink-faint tabular-nums inset-ring inset-ring-line pointer-coarse:hidden"
        >
          {digit}
        </kbd>
      )}
    </button>
  );
});

const GapLine = ({ gap }: { gap: Gap }) => (
  <p className="flex items-center gap-3 px-3 py-1.5 text-sm text-ink-faint before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
    {Math.max(1, Math.round(gap.lostSeconds))} s were not heard
  </p>
);

const LOCAL_TIME = new Intl.DateTimeFormat(undefined, {
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});
/** An instant as a time of the reader's day. */
export const localTime = (at: number): string => LOCAL_TIME.format(at);
