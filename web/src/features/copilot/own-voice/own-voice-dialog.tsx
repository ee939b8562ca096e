import { site } from '#site.ts';
import { Mic, MicOff } from 'lucide-react';
import { useStore } from 'zustand';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import type { LiveVoice } from '../sound/live-voice.ts';

export interface OwnVoiceDialogProps {
  voice: LiveVoice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const WHAT_FOR =
  `${site.name} hears your answers too, so that it knows what you have told and offers you something else. ` +
  'Your words are kept as lines of “You”, and are never taken for a question.';

export const OwnVoiceDialog = ({ voice, open, onOpenChange }: OwnVoiceDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Your microphone" description={WHAT_FOR}>
    {open && <Standing voice={voice} onDone={() => onOpenChange(false)} />}
  </Dialog>
);

function Standing({ voice, onDone }: { voice: LiveVoice; onDone: () => void }) {
  const { state, trouble } = useStore(voice.store);
  const isOn = state === 'listening' || state === 'finishing';
  const Icon = isOn ? MicOff : Mic;
  const press = (): void => {
    if (!isOn) return void voice.switchOn();
    voice.switchOff();
    onDone();
  };
  return (
    <div className="grid gap-4">
      {trouble !== null && <Alert tone="warning">{trouble}</Alert>}
      <div role="status" className="contents">
        {isOn && (
          <div className="flex items-center gap-3 rounded-md bg-accent-wash px-4 py-3">
            <LevelMeter read={voice.level} />
            <p className="min-w-0 flex-1 text-sm font-medium">Listening to you</p>
          </div>
        )}
      </div>
      {/* one button, which keeps the focus */}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        loading={state === 'asking'}
        icon={<Icon aria-hidden className="size-4" />}
        onClick={press}
      >
        {isOn ? 'Switch off' : 'Switch on'}
      </Button>
    </div>
  );
}
