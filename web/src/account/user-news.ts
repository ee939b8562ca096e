import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { openChannel, tell } from '#browser-channel.ts';

const listeners = new Set<() => void>();
const channel = openChannel('user-news');
channel?.addEventListener('message', () => tellListeners());

/** To be called when something about the user has changed: every window of this browser asks for the user again. */
export function announceUserChange(): void {
  tell(channel, 'changed');
  tellListeners();
}

/** Asks for the user again when something has changed, and when the window is looked at again. */
export function useUserNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = () => void revalidate();
    listeners.add(ask);
    window.addEventListener('focus', ask);
    return () => {
      listeners.delete(ask);
      window.removeEventListener('focus', ask);
    };
  }, [revalidate]);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
