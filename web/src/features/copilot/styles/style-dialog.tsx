import { useHints } from '#browser/eyes.ts';
import { useCharacterKeys } from '#browser/keys.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Keyboard } from '#ui/keyboard.tsx';
import { type ChosenStyle, styleName } from '../machine/session-style.ts';
import { styleKey } from '../screen/shortcuts.ts';

export interface StyleDialogProps {
  styles: readonly ChosenStyle[];
  shown: ChosenStyle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (style: ChosenStyle) => void;
}

export function StyleDialog({ styles, shown, open, onOpenChange, onChoose }: StyleDialogProps) {
  const hasKeys = useCharacterKeys();
  const hints = useHints();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Answer style"
      description="From the next answer on."
    >
      <div className="grid gap-1">
        {styles.map((style) => (
          <button
            key={styleKey(style.choice)}
            type="button"
            aria-pressed={style.choice === shown.choice}
            onClick={() => {
              onChoose(style);
              onOpenChange(false);
            }}
            className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2 text-left text-ink-soft inset-ring inset-ring-line transition-colors hover:bg-hover aria-pressed:bg-answer-wash aria-pressed:font-medium aria-pressed:text-answer-ink aria-pressed:inset-ring-answer"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{styleName(style)}</span>
            {hasKeys && hints && (
              <span aria-hidden className="pointer-coarse:hidden">
                <Keyboard>{styleKey(style.choice)}</Keyboard>
              </span>
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
