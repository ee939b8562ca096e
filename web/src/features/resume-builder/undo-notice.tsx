import { Button } from '#ui/button.tsx';
import type { ListName } from './resume.ts';
import { undoLast, useDraftOfResume } from './resume-draft.ts';

interface UndoNoticeProps {
  of: ListName | 'extras' | null;
  onUndo?: () => void;
}

export function UndoNotice({ of, onUndo }: UndoNoticeProps) {
  const { undo } = useDraftOfResume();
  const isHere = undo !== null && undo.of === of;
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
