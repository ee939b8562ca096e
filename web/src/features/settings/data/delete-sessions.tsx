import { useState } from 'react';
import { countEndedSessions, deleteEndedSessions } from '#interviews/delete-sessions.ts';
import { Button } from '#ui/button.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { ConfirmInPlace } from '../confirm-in-place.tsx';
import { SettingRow } from '#ui/section.tsx';

export function DeleteSessions() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusOnChange<HTMLButtonElement>(isOpen);
  const [counting, setCounting] = useState(false);
  const [ended, setEnded] = useState('');
  const [said, setSaid] = useState<string | null>(null);

  const ask = async () => {
    setCounting(true);
    setSaid(null);
    const counted = await countEndedSessions().catch(() => null);
    setCounting(false);
    if (counted?.count === 0) return setSaid('There are no finished sessions to delete.');
    setEnded(counted ? inWords(counted) : 'all finished sessions');
    setIsOpen(true);
  };
  const confirm = async () => {
    await deleteEndedSessions();
    setSaid('Your sessions have been deleted.');
    setIsOpen(false);
  };

  return (
    <SettingRow
      title="Your sessions"
      description="You can delete what was heard, asked and answered in all finished sessions."
      control={
        !isOpen && (
          <Button size="sm" variant="danger" ref={opener} loading={counting} onClick={() => void ask()}>
            Delete all sessions
          </Button>
        )
      }
    >
      {isOpen && (
        <ConfirmInPlace
          question={`Delete ${ended} for good? A running one stays.`}
          action="Delete"
          fallback="The sessions could not be deleted."
          onConfirm={confirm}
          onCancel={() => setIsOpen(false)}
        />
      )}
      <p role="status" className="text-sm text-ink-soft empty:absolute">
        {said}
      </p>
    </SettingRow>
  );
}

function inWords({ count, more }: { count: number; more: boolean }): string {
  if (more) return `more than ${count} sessions`;
  return count === 1 ? 'one session' : `${count} sessions`;
}
