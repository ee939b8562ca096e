import { useNavigate } from 'react-router';
import { copilotOpenedHere, openCopilotWindow } from '#listening/open-copilot.ts';
import { sharedStream } from '#listening/shared-stream.ts';
import { copilotUrl, SESSION_PLACES } from '#paths.ts';
import { showToast } from '#ui/toast.tsx';
import { useCopilotPlace, WINDOW_ELSEWHERE } from './copilot-place.ts';
import type { StoredSession } from './stored-session.ts';

const SHARE_FIRST = 'Share the tab your call is in. Then resume the session.';
const BLOCKED =
  'Your browser blocked the window. Allow pop-ups for this site in the address bar, and try again.';

export function useCopilotWindow(session: Pick<StoredSession, 'id' | 'kind' | 'jobTitle' | 'expires_at'>) {
  const { id, kind } = session;
  const place = useCopilotPlace(id);
  const navigate = useNavigate();

  const go = () => {
    if (place === 'here') return copilotOpenedHere(id)?.focus();
    if (place === 'elsewhere') return void showToast('info', WINDOW_ELSEWHERE);
    if (kind === 'free' && !sharedStream()) {
      showToast('info', SHARE_FIRST);
      return void navigate(SESSION_PLACES[kind].page);
    }
    const opened = openCopilotWindow(); // a paid window can share by itself
    if (opened) opened.show(copilotUrl(session));
    else showToast('danger', BLOCKED);
  };
  return { label: place === 'closed' ? 'Resume Session' : 'Show window', go };
}
