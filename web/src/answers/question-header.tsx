import { clsx } from 'clsx';
import { PREPARED_BY } from '@pythia/contracts/answerer.ts';
import { Check, Pencil } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { useHints } from '#browser/eyes.ts';
import { useCharacterKeys } from '#browser/keys.ts';
import { CutNote } from '#ui/cut-note.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useSaid } from '#ui/said.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { useCutPaste } from '#ui/use-cut-paste.ts';
import type { ExchangeQuestion } from './exchange.ts';

export const EDIT_KEY = 'E';

export interface QuestionEditing {
  draft: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  limit: number;
  onOpen: () => void;
  onWrite: (text: string) => void;
  /** The text is never blank. */
  onAsk: (text: string) => void;
  onLeave: () => void;
}

interface QuestionHeaderProps {
  question: ExchangeQuestion;
  answeredBy: string | null;
  editing: QuestionEditing | null;
  folded: boolean;
}

export function QuestionHeader({ question, answeredBy, editing, folded }: QuestionHeaderProps) {
  const hint = useId();
  const said = useSaid();
  const characterKeys = useCharacterKeys();
  const hints = useHints();
  const isOpen = editing !== null && editing.draft !== null;
  return (
    <header
      className={
        folded
          ? 'mb-1.5 flex flex-row-reverse items-start gap-2'
          : clsx(
              'shrink-0 border-b border-answer-line bg-answer-wash px-5 py-2.5 max-sm:px-4 max-sm:py-2 dense:px-3.5 dense:py-1.5',
              !isOpen && 'max-h-40 overflow-y-auto max-sm:max-h-24',
            )
      }
    >
      <div className={clsx('flex items-center text-xs text-ink-faint', folded ? 'gap-1' : 'mb-0.5 gap-4')}>
        <span className={clsx('mr-auto shrink-0 font-medium text-answer-ink', folded && 'sr-only')}>
          {question.instead === undefined ? 'Question' : 'Another story'}
        </span>
        {isOpen ? (
          <span id={hint} className={hints && !folded ? undefined : 'sr-only'}>
            Enter to ask, Esc to cancel
          </span>
        ) : (
          answeredBy && <AnsweredBy name={answeredBy} folded={folded} />
        )}
        {editing && (
          <IconButton
            label="Edit question"
            aria-keyshortcuts={characterKeys ? EDIT_KEY : undefined}
            onClick={editing.onOpen}
            className="-my-2 -mr-2 size-7 outline-offset-[-2px]"
          >
            <Pencil aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
      {editing && editing.draft !== null ? (
        <div className="flex-1">
          <QuestionField
            {...editing}
            words={editing.draft}
            text={question.text}
            hint={hint}
            look={wordsIn(folded)}
          />
        </div>
      ) : (
        // a click is the short way to what the button above does for everybody
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <h2
          {...said}
          onClick={editing?.onOpen}
          className={clsx(wordsIn(folded), folded && 'max-h-10 overflow-y-auto', editing && 'cursor-text')}
        >
          {question.text}
        </h2>
      )}
    </header>
  );
}

const AnsweredBy = ({ name, folded }: { name: string; folded: boolean }) =>
  name === PREPARED_BY ? (
    <span className="inline-flex items-center gap-1 rounded-full bg-success-wash px-2 py-0.5 font-medium text-success-ink inset-ring inset-ring-success-line">
      <Check aria-hidden className="size-3" />
      {PREPARED_BY}
    </span>
  ) : (
    <span className={folded ? 'sr-only' : 'truncate'}>Answered by {name}</span>
  );

const wordsIn = (folded: boolean): string =>
  clsx(
    'min-w-0 max-w-prose flex-1 font-medium text-pretty',
    folded ? 'text-sm text-ink-soft' : 'text-base text-ink max-sm:text-sm',
  );

interface QuestionFieldProps extends Omit<QuestionEditing, 'draft' | 'onOpen'> {
  words: string;
  text: string;
  hint: string;
  look: string;
}

/** Enter asks, Shift+Enter breaks the line, Esc leaves, as does blur without a change. */
function QuestionField(props: QuestionFieldProps) {
  const { words, text, hint, look, field, limit, onWrite, onAsk, onLeave } = props;
  const { cutAt, handlers } = useCutPaste();
  useLayoutEffect(() => takesFocus(field.current), [field]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (words.trim() !== '') onAsk(words);
  };
  const onBlur = ({ target }: FocusEvent) => {
    const windowLeft = target.ownerDocument.activeElement === target;
    if (!windowLeft && words === text) onLeave();
  };

  return (
    <div {...handlers}>
      <textarea
        {...useSaid()}
        ref={field}
        rows={1}
        value={words}
        maxLength={limit}
        aria-label="Edit question"
        aria-describedby={hint}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={`${look} block field-sizing-content max-h-30 w-full resize-none rounded-xs outline-2 outline-offset-1 outline-focus max-sm:max-h-15`}
      />
      <div className="has-[:not(:empty)]:pt-1">
        <CutNote cutAt={cutAt} />
      </div>
    </div>
  );
}
