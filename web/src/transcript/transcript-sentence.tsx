import { clsx } from 'clsx';
import { Check, Pencil, Undo2 } from 'lucide-react';
import { memo, type ReactNode, type RefCallback, useState } from 'react';
import { SaidBlock } from '#ui/said.tsx';
import { LineEditor } from './line-editor.tsx';
import { isInterviewers, type TranscriptItem } from './transcript.ts';

/** Functions keep their identity, so that React skips unchanged lines. */
export interface LineActions {
  onToggle: (id: number) => void;
  /** Opens a line's editor; null closes it. */
  onEdit?: (key: string | null) => void;
  onCorrect?: (key: string, text: string) => void;
  watch: RefCallback<HTMLElement>;
}

interface SentenceProps extends LineActions {
  item: TranscriptItem;
  timeOf: (at: number) => string;
  reachedBy: string | null;
  isAsked: boolean;
  isInQuestion: boolean;
  isTabStop: boolean;
  isCurrent: boolean;
  isEdited: boolean;
}

export const TranscriptSentence = memo(function TranscriptSentence(props: SentenceProps) {
  const { item, onEdit, onCorrect, isCurrent, isEdited } = props;
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <div
      className={clsx('group relative', isEdited && 'grid')} // a grid costs, and there are thousands of lines
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <LineButton {...props} />
      {onEdit && !isEdited && (isPointedAt || isCurrent) && (
        <LineButtons>
          {item.byVocabulary && (
            <SmallButton
              label="Put back what was heard"
              onClick={() => onCorrect?.(item.key, item.heard ?? '')}
            >
              <Undo2 aria-hidden className="size-3.5" />
            </SmallButton>
          )}
          <SmallButton label="Correct this line" onClick={() => onEdit(item.key)}>
            <Pencil aria-hidden className="size-3.5" />
          </SmallButton>
        </LineButtons>
      )}
      {onEdit && isEdited && (
        <LineEditor
          item={item}
          onSave={(text) => {
            onEdit(null);
            onCorrect?.(item.key, text);
          }}
          onLeave={() => onEdit(null)}
        />
      )}
    </div>
  );
});

const LineButton = ({
  item,
  onToggle,
  watch,
  timeOf,
  reachedBy,
  isAsked,
  isInQuestion,
  isTabStop,
  isCurrent,
  isEdited,
}: SentenceProps) => (
  <button
    ref={item.selected && !item.defaultSelected ? watch : null}
    type="button"
    data-line={item.id}
    tabIndex={isTabStop ? 0 : -1}
    aria-pressed={item.selected}
    onClick={() => onToggle(item.id)}
    // keeps the focus, so that Space still gets the answer
    onMouseDown={(event) => event.preventDefault()}
    className={clsx(
      'relative flex w-full items-baseline rounded-md py-1.5 dense:py-0.5 pl-3 text-left outline-offset-[-2px] [grid-area:1/1]',
      // transitions cost, and there are thousands of lines
      'hover:transition-colors focus-visible:transition-colors',
      'pointer-coarse:min-h-11',
      item.byVocabulary ? 'pr-16 pointer-coarse:pr-24' : 'pr-9',
      isInQuestion && item.selected ? 'bg-accent-wash' : 'hover:bg-hover',
      isInQuestion ? 'text-ink' : 'text-ink-soft hover:text-ink',
      isEdited && 'invisible',
    )}
  >
    <span
      aria-hidden="true"
      className={clsx(
        'absolute inset-y-1.5 left-0 w-[3px] rounded-full',
        isInQuestion ? 'bg-accent' : isInterviewers(item) ? 'bg-transparent' : 'bg-line-strong',
      )}
    />
    <span dir="auto" className="flex-1 text-start text-base">
      {!isInterviewers(item) && (
        <span dir="ltr" className="text-ink-faint">
          You:{' '}
        </span>
      )}
      <Words item={item} />
      {isAsked && <AskedMark />}
      {item.heard !== undefined && (
        <small className="text-xs text-ink-faint">
          {item.byVocabulary && isCurrent ? ` · heard “${item.heard}”` : ' · corrected'}
        </small>
      )}{' '}
      <time
        dir="ltr"
        className="ml-1 text-xs whitespace-nowrap text-ink-faint tabular-nums opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:hidden"
      >
        {timeOf(item.at)}
      </time>
    </span>
    {reachedBy !== null && (
      <kbd
        aria-hidden="true"
        // absolute: these numbers change with each line, and must not move text
        className="absolute top-1.5 right-2 size-5 rounded-xs text-center font-sans text-xs/5 text-ink-faint tabular-nums inset-ring inset-ring-line group-hover:opacity-0 pointer-coarse:opacity-0"
      >
        {reachedBy}
      </kbd>
    )}
  </button>
);

const AskedMark = () => (
  <>
    <small className="sr-only"> · asked</small>
    <Check aria-hidden className="ml-1 inline size-3.5 text-answer" />
  </>
);

const Words = ({ item: { text, heard, byVocabulary } }: Pick<SentenceProps, 'item'>) =>
  byVocabulary ? (
    <span
      title={`Heard: ${heard}`}
      className="underline decoration-ink-faint decoration-dotted decoration-1 underline-offset-4"
    >
      <SaidBlock>{text}</SaidBlock>
    </span>
  ) : (
    <SaidBlock>{text}</SaidBlock>
  );

const LineButtons = ({ children }: { children: ReactNode }) => (
  <span
    aria-live="off"
    className="absolute top-1 right-1 z-1 flex pointer-coarse:top-0 pointer-coarse:right-0"
  >
    {children}
  </span>
);

interface SmallButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

const SmallButton = ({ label, onClick, children }: SmallButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    title={label}
    onClick={onClick}
    onMouseDown={(event) => event.preventDefault()}
    className="grid size-7 place-items-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-11"
  >
    {children}
  </button>
);
