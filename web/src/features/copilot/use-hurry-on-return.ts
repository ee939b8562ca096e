import { useEffect } from 'react';
import type { Copilot } from './copilot.ts';

/** Retries a held question at once when the network or the reader is back. */
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
