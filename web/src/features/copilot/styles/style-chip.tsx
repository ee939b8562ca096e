import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ChosenStyle, styleName } from '../machine/session-style.ts';
import { styleKey } from '../screen/shortcuts.ts';

interface StyleChipProps {
  shown: ChosenStyle;
  onOpen: () => void;
}

export function StyleChip({ shown, onOpen }: StyleChipProps) {
  const name = styleName(shown);
  return (
    <button
      type="button"
      title={`Answer style: ${name}`}
      onClick={({ currentTarget }) => {
        currentTarget.blur(); // else the closed dialog would give the focus back, and the next key with it
        onOpen();
      }}
      className={clsx(
        'inline-flex h-8 max-w-44 min-w-8 shrink-0 items-center justify-center gap-1.5 rounded-full px-2 text-xs font-medium inset-ring transition-colors',
        'hover:text-ink max-[22rem]:min-w-6 max-[22rem]:px-1 pointer-coarse:h-11 pointer-coarse:min-w-11',
        shown.choice === null
          ? 'text-ink-soft inset-ring-line'
          : 'bg-answer-wash text-answer-ink inset-ring-answer-line',
      )}
    >
      <span className="sr-only">Answer style: </span>
      {shown.choice === null ? (
        <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
      ) : (
        <span aria-hidden className="tabular-nums">
          {styleKey(shown.choice)}
        </span>
      )}
      <span className="min-w-0 truncate max-md:sr-only">{name}</span>
    </button>
  );
}
