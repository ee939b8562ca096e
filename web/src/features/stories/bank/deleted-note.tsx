import type { Story } from '@pythia/contracts/stories.ts';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface DeletedNoteProps {
  story: Story;
  /** @throws ApiError */
  onUndo: () => Promise<void>;
}

/** Stands where a story was deleted; the way back has the focus, which would else be lost with the story. */
export function DeletedNote({ story, onUndo }: DeletedNoteProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const undo = async () => {
    setState('busy');
    await onUndo().catch(() => setState('failed'));
  };
  return (
    <div ref={box}>
      <Alert
        tone={state === 'failed' ? 'danger' : 'success'}
        action={
          <Button size="sm" loading={state === 'busy'} onClick={() => void undo()}>
            Undo
          </Button>
        }
      >
        {state === 'failed'
          ? `“${story.title}” could not be brought back. Please try again.`
          : `“${story.title}” is deleted.`}
      </Alert>
    </div>
  );
}
