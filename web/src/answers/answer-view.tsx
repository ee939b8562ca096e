import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useAnswerSize } from '#browser/size.ts';
import { CueLine, CueView } from './cue-view.tsx';
import { CUT_WORDS } from './cut-words.ts';
import { type Exchange, isAnswering } from './exchange.ts';
import { SpokenMarkdown } from './markdown-view.tsx';
import { OtherStories } from './other-stories.tsx';
import { type QuestionEditing, QuestionHeader } from './question-header.tsx';
import { SourceLabel } from './source-label.tsx';
import { stoodInWords } from './stood-in-words.ts';
import { useMoreBelow } from './use-more-below.ts';

interface AnswerViewProps {
  exchange: Exchange;
  answerer?: AnswererLabel | null;
  whileHeld?: string;
  /** Answers the same question with another story; null: not possible. */
  onTellInstead?: ((title: string) => void) | null;
  questionEditing?: QuestionEditing | null;
  actions?: ReactNode;
  /** One scrolling part with the question gives the answer room. */
  folded?: boolean;
}

const KEPT = 'The part that arrived is kept.';

export function AnswerView(props: AnswerViewProps) {
  const {
    exchange,
    answerer = null,
    whileHeld,
    onTellInstead = null,
    questionEditing = null,
    actions,
    folded = false,
  } = props;
  const { question, cue, answer, alternatives, note, status, error, stoodIn, source } = exchange;
  const model = answerer && answerer.kind !== 'coach' ? answerer.name : undefined;
  const isSent = isAnswering(exchange) && status !== 'held';
  const nothingYet = answer.finished.length === 0 && answer.live.length === 0;
  const isOnlyCue = cue !== undefined && nothingYet && alternatives.length === 0 && note === null;
  const isChoice = note !== null && alternatives.length > 0;
  const { scroller, end, more } = useMoreBelow();
  const size = useAnswerSize();
  const head = (
    <>
      <QuestionHeader
        question={question}
        answeredBy={exchange.answeredBy ?? (isSent ? (answerer?.name ?? null) : null)}
        editing={questionEditing}
        folded={folded}
      />
      {stoodIn && (
        <p
          className={clsx(
            'text-xs text-ink-soft',
            folded ? 'mb-1' : 'shrink-0 border-b border-line bg-sunken px-5 py-1 max-sm:px-4',
          )}
        >
          {stoodInWords(stoodIn, model)}
        </p>
      )}
    </>
  );
  const foot = actions !== undefined && (
    <footer
      className={clsx(
        'flex shrink-0 flex-wrap items-center gap-1 empty:hidden',
        folded ? 'mt-3' : 'border-t border-line px-3 py-1.5',
      )}
    >
      {actions}
    </footer>
  );
  return (
    <article className="flex min-h-0 flex-1 flex-col" aria-label="Answer">
      {!folded && head}
      <div className="relative min-h-0 flex-1">
        <div
          ref={scroller}
          role="region"
          aria-label="Suggested answer"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0} // scrolled by keys
          className={clsx(
            'absolute inset-0 overflow-y-auto overscroll-contain outline-offset-[-2px]',
            folded ? 'px-4 py-2' : 'px-5 py-4 max-sm:px-4 max-sm:py-3 dense:px-3.5 dense:py-2',
          )}
        >
          {folded && head}
          {cue && !isOnlyCue && <CueLine cue={cue} isTold={stoodIn !== null} />}
          <div
            aria-live="polite"
            aria-busy={status === 'waiting' || status === 'streaming'}
            className="max-w-prose text-[calc(var(--text-spoken)*var(--answer-size))] text-ink"
            style={{ '--answer-size': size / 100 } as CSSProperties}
          >
            {isOnlyCue ? (
              <CueView cue={cue} />
            ) : status === 'waiting' ? (
              <WaitingLines />
            ) : (
              <SpokenMarkdown
                markdown={answer}
                form={exchange.form}
                proof={exchange.proof}
                writing={status === 'streaming'}
              />
            )}
            {status === 'done' && nothingYet && !isOnlyCue && (
              <p className="text-sm text-ink-soft short:truncate">{note ?? 'The answer came back empty.'}</p>
            )}
          </div>
          {isOnlyCue && status === 'waiting' && (
            <p className="mt-4 text-sm text-ink-faint">Waiting for {model ?? 'the answer'} …</p>
          )}
          {/* present from the start, so nothing moves */}
          {source && !isAnswering(exchange) && !nothingYet && <SourceLabel>{source}</SourceLabel>}
          {note && !nothingYet && (
            <p
              className={clsx(
                'max-w-prose',
                isChoice ? 'mt-2 text-sm text-ink-soft short:hidden' : 'mt-4 text-xs text-ink-faint',
              )}
            >
              {note}
            </p>
          )}
          {exchange.cut && !isAnswering(exchange) && (
            <p className="mt-3 text-sm text-ink-faint">{CUT_WORDS[exchange.cut]}</p>
          )}
          {exchange.remark && !isAnswering(exchange) && (
            <p className="mt-3 max-w-prose text-xs text-ink-faint">{exchange.remark}</p>
          )}
          {alternatives.length > 0 && (
            <OtherStories
              titles={alternatives}
              isChoice={isChoice}
              told={question.instead}
              disabled={onTellInstead === null}
              onTell={(title) => onTellInstead?.(title)}
            />
          )}
          <div role="status">{status === 'held' && <Held>{whileHeld}</Held>}</div>
          {status === 'elsewhere' && nothingYet && !cue && (
            <p className="text-ink-soft">This was asked in another window. Its answer appears here too.</p>
          )}
          {status === 'stopped' && (
            <p className="mt-3 text-sm text-ink-faint">{nothingYet ? 'Stopped.' : `Stopped. ${KEPT}`}</p>
          )}
          {status === 'unsent' && <p className="text-sm text-ink-faint">Not sent.{error && ` ${error}`}</p>}
          {status === 'failed' && (
            <p
              role="alert"
              className={clsx(
                'mt-3 max-w-prose text-sm',
                // a cue still gives something to say, so this is no alarm
                cue
                  ? 'text-ink-soft'
                  : 'rounded-md bg-danger-wash px-3.5 py-2.5 text-danger-ink inset-ring inset-ring-danger-line',
              )}
            >
              {error}
              {!nothingYet && ` ${KEPT}`}
            </p>
          )}
          {folded && foot}
          <div ref={end} />
        </div>
        {more && (
          <div
            aria-hidden="true"
            data-more-below
            className="pointer-events-none absolute inset-x-0 bottom-0 h-10 bg-linear-to-t from-surface"
          />
        )}
      </div>
      {!folded && foot}
    </article>
  );
}

const Held = ({ children }: { children: ReactNode }) => (
  <p className="flex max-w-prose items-start gap-2.5 rounded-md bg-answer-wash px-3.5 py-2.5 text-ink inset-ring inset-ring-answer-line">
    <Hourglass aria-hidden className="mt-1 size-4 shrink-0 text-answer-ink" />
    {children}
  </p>
);

function WaitingLines() {
  return (
    <div className="grid gap-3 pt-1.5">
      <span className="sr-only">Thinking about an answer</span>
      {['w-11/12', 'w-4/5', 'w-3/5'].map((width) => (
        <span key={width} className={`h-4 animate-pulse rounded-sm bg-answer-line ${width}`} />
      ))}
    </div>
  );
}
