import { useFarewell } from '#account/farewell.ts';
import { Alert } from '#ui/alert.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { useAlive } from '#ui/use-alive.ts';
import { CONTAINER } from './section.tsx';

export function FarewellNotice() {
  const farewell = useFarewell();
  const alive = useAlive();
  if (!alive || farewell === undefined) return null;
  return (
    <div ref={takesFocus} tabIndex={-1} className={`${CONTAINER} pt-4 outline-none`}>
      <Alert tone="success">{farewell}</Alert>
    </div>
  );
}
