import { ChevronLeft, ChevronRight, MessageSquareText, RotateCcw, Square } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import { AnswerView } from '#answers/answer-view.tsx';
import { useHints } from '#browser/eyes.ts';
import { useCharacterKeys } from '#browser/keys.ts';
import { isAnswering } from '#answers/exchange.ts';
import { plainTextOf } from '#answers/plain-text.ts';
import type { QuestionEditing } from '#answers/question-header.tsx';
import { richText } from '#answers/rich-text.ts';
import type { StreamingMarkdown } from '#answers/streaming-markdown.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useView } from '#ui/view.ts';
import type { Copilot } from '../copilot.ts';
import { ANEW_KEY } from './shortcuts.ts';
import type { ShownExchange } from './use-shown-exchange.ts';

interface AnswerPanelProps {
  shown: ShownExchange | null;
  count: number;
  answerer: AnswererLabel | null;
  /** True also while another exchange is shown. */
  answering: boolean;
  over: boolean;
  whileHeld: string;
  questionEditing: QuestionEditing | null;
  copilot: Copilot;
  folded: boolean;
}

export function AnswerPanel(props: AnswerPanelProps) {
  const { shown, count, answerer, answering, over, whileHeld, questionEditing, copilot, folded } = props;
  if (!shown) return over ? <NothingAsked /> : <NoAnswerYet answerer={answerer} />;
  const { exchange, index, showAt } = shown;
  return (
    <AnswerView
      key={exchange.id}
      exchange={exchange}
      answerer={answerer}
      whileHeld={whileHeld}
      onTellInstead={over || answering ? null : (line) => copilot.asking.tellInstead(exchange, line)}
      questionEditing={questionEditing}
      folded={folded}
      actions={
        <>
          {isAnswering(exchange) ? (
            !folded && (
              <StopButton onClick={() => copilot.conversation.stop(exchange.id)}>
                {exchange.status === 'held' ? 'Don’t send' : 'Stop'}
              </StopButton>
            )
          ) : (
            <>
              {exchange.answer.tail !== '' && <CopyAnswer answer={exchange.answer} />}
              {!over && exchange.found !== undefined && (
                <Button variant="quiet" size="sm" onClick={() => copilot.putAway(exchange.found!)}>
                  Not a question
                  <KeyHint>Esc</KeyHint>
                </Button>
              )}
              {!over && (
                <RetryButton
                  variant={['failed', 'unsent'].includes(exchange.status) ? 'secondary' : 'quiet'}
                  onClick={() => copilot.asking.retry(exchange)}
                />
              )}
            </>
          )}
          {count > 1 && <Pager at={index} count={count} onShow={showAt} />}
        </>
      }
    />
  );
}

function CopyAnswer({ answer }: { answer: StreamingMarkdown }) {
  const tokens = useMemo(() => [...answer.finished.flat(), ...answer.live], [answer]);
  const { window } = useView();
  return (
    <CopyButton
      text={plainTextOf(tokens)}
      html={richText(tokens)}
      variant="quiet"
      size="sm"
      // keys belong to the window again
      onCopied={() => (window.document.activeElement as HTMLElement | null)?.blur()}
    >
      Copy
    </CopyButton>
  );
}

const StopButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button
    variant="quiet"
    size="sm"
    onClick={onClick}
    icon={<Square aria-hidden className="size-3.5 fill-current" />}
  >
    {children}
    <KeyHint>Esc</KeyHint>
  </Button>
);

function KeyHint({ children }: { children: string }) {
  return (
    useHints() && (
      <kbd aria-hidden="true" className="ml-2 font-sans text-xs text-ink-faint pointer-coarse:hidden">
        {children}
      </kbd>
    )
  );
}

function RetryButton(props: Pick<ComponentProps<typeof Button>, 'variant' | 'onClick'>) {
  const hasKey = useCharacterKeys();
  return (
    <Button
      {...props}
      size="sm"
      aria-keyshortcuts={hasKey ? ANEW_KEY : undefined}
      icon={<RotateCcw aria-hidden className="size-4" />}
    >
      Retry
      {hasKey && <KeyHint>{ANEW_KEY}</KeyHint>}
    </Button>
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

const NothingAsked = () => (
  <div className="grid min-h-0 flex-1 place-content-center overflow-y-auto">
    <EmptyState icon={<MessageSquareText aria-hidden className="size-5" />} title="Nothing was asked">
      No question was asked in this session.
    </EmptyState>
  </div>
);

const NoAnswerYet = ({ answerer }: { answerer: AnswererLabel | null }) => (
  <div className="grid min-h-0 flex-1 place-content-center overflow-y-auto">
    <EmptyState icon={<MessageSquareText aria-hidden className="size-5" />} title="Answers appear here">
      When the interviewer has asked something, press <b className="font-semibold text-ink">Get Answer</b>, or
      type a question.
      <span className="mt-3 block min-h-5 text-sm text-ink-faint">
        {answerer && `Answers come from: ${answerer.name}`}
      </span>
    </EmptyState>
  </div>
);
