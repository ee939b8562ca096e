import { useNavigate } from 'react-router';
import { copilotOpenedHere, openCopilotWindow } from '#listening/open-copilot.ts';
import { sharedStream } from '#listening/shared-stream.ts';
import { copilotUrl, SESSION_PLACES } from '#paths.ts';
import { showToast } from '#ui/toast.tsx';
import { useCopilotPlace, WINDOW_ELSEWHERE } from './copilot-place.ts';
import type { StoredSession } from './stored-session.ts';

/** The way to the window of a running session: what its button says, and what a press does. */
export function useCopilotWindow(session: StoredSession) {
  const { id, kind } = session;
  const place = useCopilotPlace(id);
  const navigate = useNavigate();

  const go = () => {
    if (place === 'here') return copilotOpenedHere(id)?.focus();
    if (place === 'elsewhere') return void showToast('info', WINDOW_ELSEWHERE);
    const opened = sharedStream() && openCopilotWindow();
    if (opened) return opened.show(copilotUrl(session));
    return void navigate(SESSION_PLACES[kind].page); // to share first, or to be told that the window was blocked
  };
  return { label: place === 'closed' ? 'Resume Session' : 'Show window', go };
}
