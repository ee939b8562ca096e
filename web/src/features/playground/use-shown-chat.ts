import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useDraft } from '#browser/draft.ts';
import type { Chat } from './chat.ts';
import { beginAnew, chatOf } from './chats.ts';
import { moveDraft, putInDraft } from './message-draft.ts';

const PARAMETER = 'conversation';
const LAST = 'playground-conversation';

export const addressOf = (id: string): string => `?${PARAMETER}=${id}`;

export function useShownChat(): { chat: Chat; id: string | null; beginNew: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const [last, writeLast] = useDraft(LAST);
  const asked = parameters.get(PARAMETER);
  const { key } = useLocation();
  // the reader went back to a new conversation
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const wanted = asked ?? (isBack ? null : last || null);
  const [begun, begin] = useReducer((count: number) => count + 1, 0);
  // oxlint-disable-next-line react/exhaustive-deps
  const chat = useMemo(() => chatOf(wanted), [wanted, begun]); // a new one stays shown when it gets its id
  const isGone = useStore(chat.store, ({ loading }) => loading === 'gone');
  const id = useStore(chat.store, () => chat.id);

  useEffect(() => {
    writeLast(isGone ? '' : (id ?? ''));
    if (id !== null && id !== asked) setParameters({ [PARAMETER]: id }, { replace: true });
  }, [id, asked, isGone, setParameters, writeLast]);

  const beginNew = useCallback(() => {
    writeLast('');
    if (isGone) {
      moveDraft(chat.id, null);
      putInDraft(null, chat.unsent);
    }
    beginAnew();
    begin();
    setParameters({});
  }, [chat, isGone, setParameters, writeLast]);

  return { chat, id, beginNew };
}
