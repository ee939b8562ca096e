import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { sendNow, undoLastChange, useChanging } from '#customization/changing.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';

const WORDS = {
  kept: 'Saved as you change it',
  sending: 'Saving…',
  failed: 'Not saved',
  tried: 'Not saved: you are trying it out',
} as const;

export function SaveState({ mayKeep }: { mayKeep: boolean }) {
  const { state, steps } = useChanging();
  useEffect(() => {
    if (state !== 'failed') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault(); // closing the tab would lose it
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-sm text-ink-faint">
        {mayKeep || state === 'tried' ? WORDS[state] : ''}
      </p>
      {state === 'failed' && (
        <Button size="sm" ref={givesFocusOn} onClick={() => sendNow()}>
          Try again
        </Button>
      )}
      <Button
        size="sm"
        aria-disabled={steps.length === 0}
        onClick={undoLastChange}
        icon={<Undo2 aria-hidden className="size-4" />}
        className="aria-disabled:opacity-50"
      >
        Undo
      </Button>
    </div>
  );
}
