import { type RefObject, useRef, useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { deleteEndedSessions } from '#interviews/delete-sessions.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface DeleteAllProps {
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeleteAll({ focusAfter }: DeleteAllProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const deleted = useRef(false);

  const begin = () => {
    deleted.current = false;
    setOpen(true);
  };
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await deleteEndedSessions();
      deleted.current = true;
      setOpen(false);
    } catch (failure) {
      setError(sentenceFor(failure, 'The interviews could not be deleted.'));
    }
    setBusy(false);
  };

  return (
    <>
      <Button variant="danger" onClick={begin}>
        Delete all
      </Button>
      <Dialog
        open={open}
        focusAfter={() => (deleted.current ? focusAfter.current : null)}
        onOpenChange={(next) => !busy && setOpen(next)}
        title="Delete all interviews?"
        description="What was heard, asked and answered in all finished interviews is deleted for good. A running one stays."
        actions={
          <>
            <Button onClick={() => !busy && setOpen(false)}>Keep them</Button>
            <Button variant="danger" loading={busy} onClick={() => void confirm()}>
              Delete all
            </Button>
          </>
        }
      >
        {error !== null && <Alert tone="danger">{error}</Alert>}
      </Dialog>
    </>
  );
}
