import { useEffect } from 'react';
import { useStore } from 'zustand';
import { copilots } from '#listening/copilot-presence.ts';
import { leaveHandleWithOpener } from '#listening/open-copilot.ts';
import { isAnswering, type Exchange } from '#answers/exchange.ts';
import type { Copilot } from '../copilot.ts';

export function usePresence(copilot: Copilot): void {
  const sessionId = useStore(copilot.store, ({ id }) => id); // changes when the window goes on
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

  const heard = useStore(copilot.store, ({ transcript }) => transcript.heard);
  const answers = useStore(copilot.conversation.store, (exchanges) => exchanges.filter(isOver).length);
  useEffect(() => {
    if (heard.length > 0 || answers > 0) copilots.tellWords(sessionId);
  }, [sessionId, heard, answers]);
}

const isOver = (exchange: Exchange): boolean => !isAnswering(exchange);
