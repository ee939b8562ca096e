import { clsx } from 'clsx';
import { Mic, MicOff } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '#ui/icon-button.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { OwnVoiceDialog, type OwnVoiceDialogProps } from './own-voice-dialog.tsx';

export type OwnVoiceButtonProps = OwnVoiceDialogProps;

/** Shows whether the candidate is heard as well, and how loud, and the way to that. */
export function OwnVoiceButton({ voice, open, onOpenChange }: OwnVoiceButtonProps) {
  const isOn = useStore(voice.store, ({ state }) => state === 'listening');
  const Icon = isOn ? Mic : MicOff;
  return (
    <>
      <IconButton
        label={isOn ? 'Your microphone: on' : 'Your microphone: off'}
        onClick={({ currentTarget }) => {
          currentTarget.blur(); // or it had the focus again when the dialog is closed, and the next key
          onOpenChange(true);
        }}
        className={clsx(isOn ? 'bg-accent-wash text-accent-ink' : 'in-data-folded:max-sm:hidden')}
      >
        <span className="grid justify-items-center gap-0.5">
          <Icon aria-hidden className={isOn ? 'size-4' : 'size-4.5'} />
          {isOn && <LevelMeter read={voice.level} bars={4} className="h-2!" />}
        </span>
      </IconButton>
      <OwnVoiceDialog voice={voice} open={open} onOpenChange={onOpenChange} />
    </>
  );
}
