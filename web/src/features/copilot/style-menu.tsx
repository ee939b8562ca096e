import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useHints } from '#browser-eyes.ts';
import { useCharacterKeys } from '#browser-keys.ts';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import type { ChosenStyle } from './session-style.ts';
import { styleKey } from './shortcuts.ts';

interface StyleMenuProps {
  /** All that can be chosen. */
  styles: readonly ChosenStyle[];
  shown: ChosenStyle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (style: ChosenStyle) => void;
}

/** Which style is on, and the way to another one by mouse and touch. */
export function StyleMenu({ styles, shown, open, onOpenChange, onChoose }: StyleMenuProps) {
  const hasKeys = useCharacterKeys();
  const hints = useHints();
  const name = shown.name ?? NONE;
  return (
    <ChoiceMenu
      open={open}
      onOpenChange={onOpenChange}
      label="Answer style"
      value={styleKey(shown.choice)}
      onChange={(key) => onChoose(styles.find(({ choice }) => styleKey(choice) === key)!)}
      options={styles.map(({ choice, name: of }) => ({
        value: styleKey(choice),
        label: of ?? NONE,
        ...(hasKeys && hints && { shortcut: styleKey(choice) }),
      }))}
      trigger={
        <button
          type="button"
          title={`Answer style: ${name}`}
          className={clsx(
            'inline-flex h-8 min-w-8 max-w-44 shrink-0 items-center justify-center gap-1.5 rounded-full px-2 text-xs font-medium inset-ring transition-colors',
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
      }
    />
  );
}

const NONE = 'No style';
