import { useEffect } from 'react';
import type { Copilot } from '../copilot.ts';

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
