import { useEffect } from 'react';
import type { Copilot } from '../copilot.ts';

/** Tries the server again at once when the network or the reader is back. */
export function useHurryOnReturn({ conversation, following, listening }: Copilot): void {
  useEffect(() => {
    const hurry = () => {
      conversation.hurry();
      following.hurry();
      listening.hurry();
    };
    const look = () => document.visibilityState === 'visible' && hurry();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', look);
    };
  }, [conversation, following, listening]);
}
