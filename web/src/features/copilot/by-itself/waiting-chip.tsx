import { ArrowRight } from 'lucide-react';
import { cueText } from '#answers/cue-view.tsx';
import type { Exchange } from '#answers/exchange.ts';
import { plainTextOf } from '#answers/plain-text.ts';
import { useHints } from '#browser/eyes.ts';
import { SaidBlock } from '#ui/said.tsx';

export interface WaitingChipProps {
  open: boolean;
  waiting: readonly Exchange[];
  onShow: () => void;
}

export function WaitingChip({ open, waiting, onShow }: WaitingChipProps) {
  const hints = useHints();
  const newest = waiting.at(-1);
  if (!open || !newest) return null;
  const { question } = newest;
  const glance = glanceAt(newest);
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        currentTarget.blur(); // keys belong to the window again
        onShow();
      }}
      className="flex min-h-9 w-full shrink-0 items-center gap-2 border-t border-accent-line bg-accent-wash px-5 py-1 text-left text-sm max-sm:px-4 pointer-coarse:min-h-11 in-data-folded:min-h-7 in-data-folded:px-3 in-data-folded:py-0 in-data-folded:text-xs"
    >
      <span className="shrink-0 font-medium text-accent-ink">
        Next{waiting.length > 1 && ` (${waiting.length})`}
      </span>
      <span className="min-w-0 flex-1 truncate">
        <SaidBlock>{question.text}</SaidBlock>
        {glance !== '' && (
          <span className="text-answer-ink">
            {' · '}
            <SaidBlock>{glance}</SaidBlock>
          </span>
        )}
      </span>
      {hints && (
        <kbd aria-hidden="true" className="font-sans text-xs text-ink-faint pointer-coarse:hidden">
          Space
        </kbd>
      )}
      <ArrowRight aria-hidden className="size-4 shrink-0 text-accent-ink" />
    </button>
  );
}

function glanceAt({ cue, answer }: Exchange): string {
  if (cue) return cueText(cue);
  return plainTextOf([...answer.finished.flat(), ...answer.live]).split('\n')[0] ?? '';
}
