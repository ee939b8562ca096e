import { Dialog } from '#ui/dialog.tsx';
import { Keyboard } from '#ui/keyboard.tsx';
import { SHORTCUTS } from './shortcuts.ts';

export interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutList({ open, onOpenChange }: ShortcutListProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid gap-3">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt className="text-ink-soft">{does}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              {keys.map((key) => (
                <Keyboard key={key}>{key}</Keyboard>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
