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
import type { Question } from './exchange.ts';

/** Opens the question for other words. */
export const EDIT_KEY = 'E';

/** How the question can be asked in other words. */
export interface QuestionEditing {
  /** What is written so far; null while it is not being edited. */
  draft: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  /** In characters. */
  limit: number;
  onOpen: () => void;
  onWrite: (text: string) => void;
  /** Never called with a blank text. */
  onAsk: (text: string) => void;
  onLeave: () => void;
}

interface QuestionHeaderProps {
  question: Question;
  /** The name of who answers, where it is known. */
  answeredBy: string | null;
  /** Null where it can only be read. */
  editing: QuestionEditing | null;
}

/** What was asked, pinned above its answer. */
export function QuestionHeader({ question, answeredBy, editing }: QuestionHeaderProps) {
  const hint = useId();
  const said = useSaid();
  const characterKeys = useCharacterKeys();
  const hints = useHints();
  const isOpen = editing !== null && editing.draft !== null;
  return (
    <header
      className={clsx(
        'shrink-0 border-b border-answer-line bg-answer-wash px-5 py-2.5 max-sm:px-4 max-sm:py-2 dense:px-3.5 dense:py-1.5 short:py-1',
        !isOpen && 'max-h-40 overflow-y-auto max-sm:max-h-24 short:max-h-12 short:content-center-safe', // the editor has its own end
      )}
    >
      <div className="mb-0.5 flex items-center gap-4 text-xs text-ink-faint short:hidden">
        <span className="mr-auto shrink-0 font-medium text-answer-ink">
          {question.instead === undefined ? 'Question' : 'Another story'}
        </span>
        {isOpen ? (
          <span id={hint} className={hints ? undefined : 'sr-only'}>
            Enter to ask, Esc to cancel
          </span>
        ) : (
          answeredBy && <AnsweredBy name={answeredBy} />
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
        <QuestionField {...editing} words={editing.draft} text={question.text} hint={hint} />
      ) : (
        // a click is the short way to what the button above does for everybody
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <h2 {...said} onClick={editing?.onOpen} className={`${WORDS} ${editing ? 'cursor-text' : ''}`}>
          {question.text}
        </h2>
      )}
    </header>
  );
}

/** What its reader approved themselves is seen at a glance. */
const AnsweredBy = ({ name }: { name: string }) =>
  name === PREPARED_BY ? (
    <span className="inline-flex items-center gap-1 rounded-full bg-success-wash px-2 py-0.5 font-medium text-success-ink inset-ring inset-ring-success-line">
      <Check aria-hidden className="size-3" />
      {PREPARED_BY}
    </span>
  ) : (
    <span className="truncate">Answered by {name}</span>
  );

/** The same for words to read and words to edit, so that nothing moves between the two. */
const WORDS = 'max-w-prose text-base font-medium text-pretty text-ink max-sm:text-sm short:text-sm';

interface QuestionFieldProps extends Omit<QuestionEditing, 'draft' | 'onOpen'> {
  words: string;
  /** As it was asked. */
  text: string;
  /** The id of what says which keys do what. */
  hint: string;
}

/** Enter asks, Shift+Enter begins a line, Esc leaves; so does a look elsewhere where nothing was changed. */
function QuestionField(props: QuestionFieldProps) {
  const { words, text, hint, field, limit, onWrite, onAsk, onLeave } = props;
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
        className={`${WORDS} block field-sizing-content max-h-30 w-full resize-none rounded-xs outline-2 outline-offset-1 outline-focus max-sm:max-h-15 short:max-h-10`}
      />
      <div className="has-[:not(:empty)]:pt-1">
        <CutNote cutAt={cutAt} />
      </div>
    </div>
  );
}
