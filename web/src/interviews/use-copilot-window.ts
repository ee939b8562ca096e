import { useNavigate } from 'react-router';
import { copilotOpenedHere, openCopilotWindow } from '#listening/open-copilot.ts';
import { sharedStream } from '#listening/shared-stream.ts';
import { freeCopilotUrl, paths } from '#paths.ts';
import { showToast } from '#ui/toast.tsx';
import { useCopilotPlace, WINDOW_ELSEWHERE } from './copilot-place.ts';
import type { StoredFreeSession } from './stored-free-session.ts';

/** The way to the window of a running session: what its button says, and what a press does. */
export function useCopilotWindow(session: StoredFreeSession) {
  const place = useCopilotPlace(session.session_id);
  const navigate = useNavigate();

  const go = () => {
    if (place === 'here') return copilotOpenedHere(session.session_id)?.focus();
    if (place === 'elsewhere') return void showToast('info', WINDOW_ELSEWHERE);
    const opened = sharedStream() && openCopilotWindow();
    if (opened) return opened.show(freeCopilotUrl(session));
    return void navigate(paths.freeInterview); // to share first, or to be told that the window was blocked
  };
  return { label: place === 'closed' ? 'Resume Session' : 'Show window', go };
}
