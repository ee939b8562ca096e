import { useEffect } from 'react';
import type { Chat } from './chat.ts';

const LOOK_EVERY_MS = 2_000;

export function useFreshChat(chat: Chat): void {
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const look = () => void (isSeen() && chat.isWrittenElsewhere && chat.load());
    const lookAgain = () => void (isSeen() && chat.load());
    lookAgain();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [chat]);
}
