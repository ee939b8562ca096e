import { useEffect, useRef } from 'react';
import { useFarewell } from '#account/farewell.ts';
import { Alert } from '#ui/alert.tsx';
import { useAlive } from '#ui/use-alive.ts';
import { container } from './container.ts';

/** What became of somebody who was sent here from the signed-in pages; a prerendered page knows of nobody. */
export function FarewellNotice() {
  const farewell = useFarewell();
  const alive = useAlive();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [farewell]);
  if (!alive || farewell === undefined) return null;
  return (
    <div ref={notice} tabIndex={-1} className={container('pt-4 outline-none')}>
      <Alert tone="success">{farewell}</Alert>
    </div>
  );
}
