import { paths } from '#paths.ts';

/** Goes back to the window that opened this one; when it is gone, to the dashboard in this window. */
export function leaveCopilot(): void {
  const opener = window.opener as Window | null;
  if (opener && !opener.closed) {
    opener.focus();
    window.close();
  }
  if (!window.closed) window.location.assign(paths.freeInterview);
}
