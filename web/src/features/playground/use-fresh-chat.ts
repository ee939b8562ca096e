import { useEffect } from 'react';
import type { Chat } from './chat.ts';
import { loadConversations } from './conversations.ts';

/** How soon the words of a reply are seen that another window is receiving. */
const LOOK_EVERY_MS = 2_000;

/** Keeps a conversation as the server has it: read when it is opened and when the window is looked at again. */
export function useFreshChat(chat: Chat): void {
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const look = () => void (isSeen() && chat.isWrittenElsewhere && chat.load());
    const lookAtAll = () => {
      if (!isSeen()) return;
      void chat.load();
      void loadConversations();
    };
    lookAtAll();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', lookAtAll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAtAll);
    };
  }, [chat]);
}
