import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Conversation } from '#answers/conversation.ts';

/** Keys of the lines that were asked about: the same set until there are others, however many words arrive. */
export function useAskedLines(conversation: Conversation): ReadonlySet<string> {
  const keys = useStore(conversation.store, (exchanges) =>
    exchanges.flatMap(({ question }) => question.lines).join(' '),
  );
  return useMemo(() => new Set(keys.split(' ')), [keys]);
}
