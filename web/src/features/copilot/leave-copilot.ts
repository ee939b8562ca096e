import type { SessionKind } from '@pythia/contracts/interviews.ts';
import { SESSION_PLACES } from '#paths.ts';

/** A window whose opener is gone leads to the page of preparation. */
export function leaveCopilot(kind: SessionKind): void {
  const opener = window.opener as Window | null;
  if (opener && !opener.closed) {
    opener.focus();
    window.close();
  }
  if (!window.closed) window.location.assign(SESSION_PLACES[kind].page);
}
