import { ChevronLeft, ChevronRight, MessageSquareText, RotateCcw, Square } from 'lucide-react';
import { useState } from 'react';
import { AnswerView } from '#answers/answer-view.tsx';
import { type Exchange, isAnswering } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface AnswerPanelProps {
  exchanges: readonly Exchange[];
  over: boolean;
  onStop: (exchange: Exchange) => void;
  onRetry: (exchange: Exchange) => void;
}

/** The newest answer, and the way back to the ones before. A new question always comes to the front. */
export function AnswerPanel({ exchanges, over, onStop, onRetry }: AnswerPanelProps) {
  const newest = exchanges.at(-1);
  const [lookedUp, setLookedUp] = useState<{ id: number; whenNewestWas: number } | null>(null);
  if (!newest) return <NoAnswerYet />;

  const lookup = lookedUp?.whenNewestWas === newest.id ? lookedUp.id : newest.id;
  const index = Math.max(
    0,
    exchanges.findIndex(({ id }) => id === lookup),
  );
  const shown = exchanges[index] ?? newest;
  const show = (at: number) => setLookedUp({ id: exchanges[at]!.id, whenNewestWas: newest.id });

  return (
    <AnswerView
      key={shown.id}
      exchange={shown}
      actions={
        <>
          {isAnswering(shown) ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onStop(shown)}
              icon={<Square aria-hidden className="size-3.5 fill-current" />}
            >
              Stop
              <kbd aria-hidden="true" className="ml-2 font-sans text-xs text-ink-faint pointer-coarse:hidden">
                Esc
              </kbd>
            </Button>
          ) : (
            <>
              {shown.answer.tail !== '' && (
                <CopyButton text={markdownText(shown.answer)} variant="quiet" size="sm">
                  Copy
                </CopyButton>
              )}
              <Button
                variant={shown.status === 'failed' ? 'secondary' : 'quiet'}
                size="sm"
                disabled={over}
                onClick={() => onRetry(shown)}
                icon={<RotateCcw aria-hidden className="size-4" />}
              >
                Retry
              </Button>
            </>
          )}
          {exchanges.length > 1 && <Pager at={index} count={exchanges.length} onShow={show} />}
        </>
      }
    />
  );
}

function Pager({ at, count, onShow }: { at: number; count: number; onShow: (at: number) => void }) {
  return (
    <nav
      aria-label="Previous answers"
      className="ml-auto flex items-center gap-0.5 text-sm text-ink-faint tabular-nums"
    >
      <IconButton label="Older answer" disabled={at === 0} onClick={() => onShow(at - 1)} className="size-8">
        <ChevronLeft aria-hidden className="size-4" />
      </IconButton>
      <span>
        {at + 1} of {count}
      </span>
      <IconButton
        label="Newer answer"
        disabled={at === count - 1}
        onClick={() => onShow(at + 1)}
        className="size-8"
      >
        <ChevronRight aria-hidden className="size-4" />
      </IconButton>
    </nav>
  );
}

const NoAnswerYet = () => (
  <div className="grid min-h-0 flex-1 place-content-center overflow-y-auto">
    <EmptyState icon={<MessageSquareText aria-hidden className="size-5" />} title="Answers appear here">
      When the interviewer has asked something, press <b className="font-semibold text-ink">Get Answer</b>, or
      type a question below.
    </EmptyState>
  </div>
);
