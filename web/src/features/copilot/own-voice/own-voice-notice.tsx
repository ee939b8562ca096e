import { useStore } from 'zustand';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { LiveVoice } from '../sound/live-voice.ts';

/** Says what keeps the candidate from being heard, where they wish to be, and offers the ways on. */
export function OwnVoiceNotice({ voice }: { voice: LiveVoice }) {
  const { state, trouble } = useStore(voice.store);
  if (trouble === null) return null;
  return (
    <Alert
      tone="warning"
      title={trouble}
      action={
        state === 'off' && (
          <>
            <Button size="sm" onClick={() => void voice.switchOn()}>
              Switch on
            </Button>
            <Button size="sm" variant="quiet" onClick={voice.switchOff}>
              Leave it off
            </Button>
          </>
        )
      }
    />
  );
}
