import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useDraft } from '#ui/use-draft.ts';
import type { Chat } from './chat.ts';
import { chatOf } from './chats.ts';

/** In the address, so that a reload and a link lead back to it. */
const PARAMETER = 'conversation';
/** The one shown last in this tab, for who comes back by the sidebar. */
const LAST = 'playground-conversation';

export const addressOf = (id: string): string => `?${PARAMETER}=${id}`;

/** The conversation that the page shows, and the way to a new one. */
export function useShownChat(): { chat: Chat; id: string | null; beginNew: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const [last, writeLast] = useDraft(LAST);
  const asked = parameters.get(PARAMETER);
  const wanted = asked ?? (last || null);
  const chat = useMemo(() => chatOf(wanted), [wanted]); // a new one stays shown when it gets its id
  const isGone = useStore(chat.store, ({ loading }) => loading === 'gone');
  const id = useStore(chat.store, () => chat.id);

  useEffect(() => {
    writeLast(isGone ? '' : (id ?? ''));
    if (id !== null && id !== asked) setParameters({ [PARAMETER]: id }, { replace: true });
  }, [id, asked, isGone, setParameters, writeLast]);

  const beginNew = useCallback(() => {
    writeLast('');
    setParameters({});
  }, [setParameters, writeLast]);
  return { chat, id, beginNew };
}
