import { clsx } from 'clsx';
import { ChevronRight, Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { SAID } from '#ui/said.tsx';
import { questionWordsOf } from '#material/prepared/edits.ts';
import { OpenQuestion } from './open-question.tsx';
import type { QuestionRowProps } from './question-row-props.ts';
import type { PreparedRow } from './use-prepared.ts';

export function QuestionRow({ isOpen, onOpen, ...props }: QuestionRowProps) {
  const { answer, isOfAll } = props.row;
  const { state, text } = answer;
  return (
    <li tabIndex={-1} data-focus-after className="outline-none">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-5 py-3.5 text-left hover:bg-hover pointer-coarse:min-h-11"
        >
          <State state={state} isEmpty={text === ''} />
          <span className="grid min-w-0 gap-0.5">
            <span {...SAID} className="font-medium text-pretty wrap-anywhere">
              {questionWordsOf(answer)}
            </span>
            {!isOpen && text !== '' && (
              <span {...SAID} className="truncate text-sm text-ink-soft">
                {text}
              </span>
            )}
            {isOfAll && <span className="text-xs text-ink-faint">From every interview</span>}
          </span>
          <ChevronRight
            aria-hidden
            className={clsx('mt-1 size-4 shrink-0 text-ink-faint transition-[rotate]', isOpen && 'rotate-90')}
          />
        </button>
      </h3>
      {isOpen && <OpenQuestion {...props} onClose={() => onOpen(false)} />}
    </li>
  );
}

function State({ state, isEmpty }: { state: PreparedRow['answer']['state']; isEmpty: boolean }) {
  const Icon = state === 'approved' ? CircleCheck : isEmpty ? Circle : CircleDashed;
  const words = state === 'approved' ? 'Approved: ' : isEmpty ? 'Nothing yet: ' : 'Draft: ';
  return (
    <span className="mt-0.5">
      <Icon
        aria-hidden
        className={clsx('size-4.5', state === 'approved' ? 'text-success' : 'text-ink-faint')}
      />
      <span className="sr-only">{words}</span>
    </span>
  );
}
