import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';

interface FilledNoteProps {
  note: string | null;
  onUndo: () => void;
}

/** Present when empty, so that screen readers hear of changes. */
export const FilledNote = ({ note, onUndo }: FilledNoteProps) => (
  <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft empty:hidden">
    {note !== null && (
      <>
        <span>{note}</span>
        <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={onUndo}>
          Undo
        </Button>
      </>
    )}
  </p>
);
