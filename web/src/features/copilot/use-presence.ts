import { useEffect } from 'react';
import { copilots } from '#listening/copilot-presence.ts';
import { leaveHandleWithOpener } from '#listening/open-copilot.ts';
import type { Copilot } from './copilot.ts';

/** Lets the other windows of this browser know that this session is open here, and end it from there. */
export function usePresence(copilot: Copilot): void {
  const { sessionId } = copilot; // another one, once the window has gone on
  useEffect(() => {
    const leave = copilots.announce({
      session: sessionId,
      onRollCall: leaveHandleWithOpener,
      onOver: copilot.expire,
    });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [copilot, sessionId]);
}
