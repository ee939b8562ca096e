import { Button } from '#ui/button.tsx';
import type { ListName } from './resume.ts';
import { undoLast, useDraftOfResume } from './resume-draft.ts';

interface UndoNoticeProps {
  /** Below a list, or the form. */
  list: ListName | null;
  onUndo?: () => void;
}

export function UndoNotice({ list, onUndo }: UndoNoticeProps) {
  const { undo } = useDraftOfResume();
  const isHere = undo !== null && undo.list === list;
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isHere && undo.sentence}
      </p>
      {isHere && (
        <Button
          size="sm"
          onClick={() => {
            undoLast();
            onUndo?.();
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
