import type { SessionKind } from '@pythia/contracts/interviews.ts';
import { SESSION_PLACES } from '#paths.ts';

/** Goes back to the window that opened this one; when it is gone, to the page where such a session is prepared. */
export function leaveCopilot(kind: SessionKind): void {
  const opener = window.opener as Window | null;
  if (opener && !opener.closed) {
    opener.focus();
    window.close();
  }
  if (!window.closed) window.location.assign(SESSION_PLACES[kind].page);
}
