import type { Glance } from '@pythia/contracts/feed.ts';
import { clsx } from 'clsx';
import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { SaidBlock } from '#ui/said.tsx';
import { type Run, runsOf } from '#transcript/question/narrowed.ts';
import {
  type CurrentQuestion,
  isEmpty,
  questionText,
  saidText,
} from '#transcript/question/current-question.ts';
import { EditorOnDemand } from './editor-on-demand.tsx';

interface QuestionCardProps {
  question: CurrentQuestion;
  glance: Glance | null;
  armed: boolean;
  hasAsked: boolean;
  onAskInWords: (words: string) => void;
}

export function QuestionCard({ question, glance, armed, hasAsked, onAskInWords }: QuestionCardProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const empty = isEmpty(question);
  return (
    <section
      aria-label="Current question"
      className={clsx(
        'grid h-28 dense:h-20 dense:py-1.5 grid-rows-[auto_minmax(0,1fr)] gap-1 rounded-lg border px-3 py-2 transition-colors',
        armed && 'border-accent bg-accent-wash',
        !armed && (empty ? 'border-line bg-surface' : 'border-accent-line bg-surface'),
      )}
    >
      <div className="flex items-center gap-4">
        <p
          role="status"
          className={clsx(
            'mr-auto shrink-0 text-xs font-medium',
            empty ? 'text-ink-faint' : 'text-accent-ink',
          )}
        >
          {armed ? 'Answers when they finish' : headingOf(question, hasAsked)}
        </p>
        {glance && (
          <p aria-live="polite" className="min-w-0 truncate text-xs font-medium text-answer-ink">
            <SaidBlock>{glanceText(glance)}</SaidBlock>
          </p>
        )}
        {!empty && draft === null && (
          <IconButton
            label="Edit before asking"
            onClick={() => setDraft(questionText(question))}
            className="-my-2 -mr-2 size-7 outline-offset-[-2px]"
          >
            <Pencil aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
      {draft === null && (
        // shows the newest words: the transcript has all
        <div className="flex min-h-0 flex-col-reverse overflow-clip text-base">
          <p dir="auto" className="mb-auto wrap-anywhere">
            {empty ? (
              <span className="text-ink-faint">
                {hasAsked ? 'The next one' : 'It'} appears here as soon as it is spoken.
              </span>
            ) : (
              <QuestionWords {...question} />
            )}
          </p>
        </div>
      )}
      <EditorOnDemand
        open={draft !== null}
        words={draft ?? ''}
        onWrite={setDraft}
        onLeave={() => setDraft(null)}
        onAsk={(words) => {
          setDraft(null);
          onAskInWords(words);
        }}
      />
    </section>
  );
}

export const glanceText = ({ title, number }: Glance): string =>
  number === null ? title : `${title} · ${number}`;

export function QuestionWords({ lines, unfinished, asked }: CurrentQuestion) {
  if (asked)
    return <SaidBlock>{runsOf(saidText({ lines, unfinished }), asked.words).map(runWords)}</SaidBlock>;
  return (
    <SaidBlock>
      {lines.map(({ text }) => text).join(' ')}
      {unfinished !== '' && <span className="text-ink-faint italic"> {unfinished}</span>}
    </SaidBlock>
  );
}

const runWords = ({ text, isAsked }: Run, at: number) => (
  <span key={at} className={isAsked ? undefined : 'text-ink-faint'}>
    {at > 0 && ' '}
    {text}
  </span>
);

function headingOf(question: CurrentQuestion, hasAsked: boolean) {
  if (question.isSelection) {
    const count = question.lines.length;
    return count === 1 ? '1 selected line' : `${count} selected lines`;
  }
  if (!isEmpty(question) || !hasAsked) return 'Current question';
  return (
    <>
      <Check aria-hidden className="mr-1 inline size-3.5 text-answer" />
      Asked
    </>
  );
}
