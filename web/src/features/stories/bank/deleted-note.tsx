import type { Story } from '@pythia/contracts/stories.ts';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';

interface DeletedNoteProps {
  story: Story;
  /** @throws ApiError */
  onUndo: () => Promise<void>;
}

/** Stands where a story was deleted. */
export function DeletedNote({ story, onUndo }: DeletedNoteProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const undo = async () => {
    setState('busy');
    await onUndo().catch(() => setState('failed'));
  };
  return (
    <Alert
      tone={state === 'failed' ? 'danger' : 'success'}
      action={
        <Button size="sm" ref={takesFocus} loading={state === 'busy'} onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      {state === 'failed'
        ? `“${story.title}” could not be brought back. Please try again.`
        : `“${story.title}” is deleted.`}
    </Alert>
  );
}

/** The button that was pressed is gone with the story; whoever has gone on meanwhile keeps their place. */
function takesFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus();
  return givesFocusOn(button);
}
