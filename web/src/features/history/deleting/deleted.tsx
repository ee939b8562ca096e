import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { undo } from './deletions.ts';

interface DeletedProps {
  /** Of the deletion. */
  of: string;
  /** What is deleted, such as "Line". */
  what: string;
}

/** Stands where something was, and takes it back while that is possible. */
export function Deleted({ of, what }: DeletedProps) {
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-md bg-sunken px-3 text-sm text-ink-soft">
      <p role="status" className="flex-1">
        {what} deleted.
      </p>
      <Button ref={takesFocusUp} size="sm" onClick={() => undo(of)}>
        Undo
      </Button>
    </div>
  );
}

/** The button that was pressed is gone, and the focus with it. */
function takesFocusUp(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  return givesFocusOn(button);
}
