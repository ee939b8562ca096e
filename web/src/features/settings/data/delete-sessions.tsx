import { useEffect, useState } from 'react';
import { countEndedSessions, deleteEndedSessions } from '#interviews/delete-sessions.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmInPlace } from '../confirm-in-place.tsx';
import { Row } from '../section.tsx';
import { useOpener } from '../use-opener.ts';

export function DeleteSessions() {
  const { isOpen, open, close, opener } = useOpener();
  const [deleted, setDeleted] = useState(false);
  return (
    <Row
      title="Delete all sessions"
      description="What was heard, asked and answered in sessions that are over. One that runs stays."
      control={
        !isOpen && (
          <Button size="sm" variant="danger" ref={opener} onClick={open}>
            Delete all sessions
          </Button>
        )
      }
    >
      {isOpen && (
        <Confirm
          onDeleted={() => {
            setDeleted(true);
            close();
          }}
          onCancel={close}
        />
      )}
      {deleted && !isOpen && (
        <p role="status" className="text-sm text-success-ink">
          Your sessions have been deleted.
        </p>
      )}
    </Row>
  );
}

function Confirm({ onDeleted, onCancel }: { onDeleted: () => void; onCancel: () => void }) {
  const ended = useEndedSessions();
  return (
    <ConfirmInPlace
      question={`Delete ${ended} for good? They cannot be brought back.`}
      action="Delete"
      fallback="The sessions could not be deleted."
      onConfirm={async () => {
        await deleteEndedSessions();
        onDeleted();
      }}
      onCancel={onCancel}
    />
  );
}

/** What there is to delete, in words. */
function useEndedSessions(): string {
  const [words, setWords] = useState('all sessions that are over');
  useEffect(() => {
    const left = new AbortController();
    countEndedSessions(left.signal).then(
      ({ count, more }) => setWords(inWords(count, more)),
      () => {}, // the question can be asked without the number
    );
    return () => left.abort();
  }, []);
  return words;
}

function inWords(count: number, more: boolean): string {
  if (more) return `more than ${count} sessions`;
  return count === 1 ? 'the one session that is over' : `${count} sessions`;
}
