import { Check, Trash2 } from 'lucide-react';
import { localTime } from '#transcript/transcript-view.tsx';
import { useSaid } from '#ui/said.tsx';
import { deleteChosenEvents } from './delete-events.ts';
import type { TranscriptPassage } from './passages.ts';

interface PassageViewProps {
  sessionId: string;
  passage: TranscriptPassage;
  isPlace: boolean;
  asked: ReadonlySet<string>;
  canDelete: boolean;
}

export function PassageView({ sessionId, passage, isPlace, asked, canDelete }: PassageViewProps) {
  const { events, at, channel, sentences } = passage;
  return (
    <li
      {...(isPlace && { tabIndex: -1, 'aria-current': true })}
      className="group relative flex items-baseline gap-3 rounded-md py-1.5 pr-11 pl-2 outline-offset-[-2px] hover:bg-hover aria-[current=true]:bg-accent-wash"
    >
      <time className="w-20 shrink-0 text-xs text-ink-faint tabular-nums">{localTime(at)}</time>
      <p {...useSaid()} className="min-w-0 flex-1 wrap-anywhere">
        {channel === 'candidate' && (
          <span lang="en" className="text-ink-faint">
            You:{' '}
          </span>
        )}
        {sentences.map((sentence) => (
          <span key={sentence.key} title={sentence.heard && `Heard: ${sentence.heard}`}>
            {sentence.text}
            {asked.has(sentence.key) && (
              <Check aria-label="asked" className="ml-1 inline size-3.5 text-answer" />
            )}
            {sentence.heard !== undefined && (
              <small className="text-xs text-ink-faint"> · corrected</small>
            )}{' '}
          </span>
        ))}
      </p>
      {canDelete && (
        <button
          type="button"
          data-line
          tabIndex={-1} // arrow keys lead here
          aria-label={`Delete the line “${sentences.map(({ text }) => text).join(' ')}”`}
          onClick={() => deleteChosenEvents({ sessionId, events, what: 'Line' })}
          className="absolute top-0.5 right-1 grid size-8 place-items-center rounded-sm text-ink-faint opacity-0 group-hover:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
}
