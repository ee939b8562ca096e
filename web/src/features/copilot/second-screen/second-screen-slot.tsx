import { type ComponentType, useEffect, useState } from 'react';
import type { SecondScreenProps } from './second-screen-props.ts';

export function SecondScreenSlot(props: SecondScreenProps) {
  const [Button, setButton] = useState<ComponentType<SecondScreenProps> | null>(null);
  useEffect(() => {
    import('./second-screen-button.tsx').then(
      ({ SecondScreenButton }) => setButton(() => SecondScreenButton),
      () => {}, // the window does without it
    );
  }, []);
  return (
    <div className="min-w-9 max-sm:hidden pointer-coarse:min-w-11">
      {Button && <Button key={props.sessionId} {...props} />}
    </div>
  );
}
