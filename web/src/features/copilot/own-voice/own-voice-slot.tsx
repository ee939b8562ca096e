import { type ComponentType, useEffect, useState } from 'react';
import type { OwnVoiceButtonProps } from './own-voice-button.tsx';

/** The place of the microphone's button, which comes after the first paint. */
export function OwnVoiceSlot(props: OwnVoiceButtonProps) {
  const [Button, setButton] = useState<ComponentType<OwnVoiceButtonProps> | null>(null);
  useEffect(() => {
    import('./own-voice-button.tsx').then(
      ({ OwnVoiceButton }) => setButton(() => OwnVoiceButton),
      () => {}, // the window does all else without it
    );
  }, []);
  return Button && <Button {...props} />;
}
