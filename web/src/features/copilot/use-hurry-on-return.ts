import { useEffect } from 'react';
import type { Copilot } from './copilot.ts';

/** When the network or the reader is back, a held question does not wait out the time to its next try. */
export function useHurryOnReturn({ conversation }: Copilot): void {
  useEffect(() => {
    const hurry = () => conversation.hurry();
    const look = () => document.visibilityState === 'visible' && hurry();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', look);
    };
  }, [conversation]);
}
