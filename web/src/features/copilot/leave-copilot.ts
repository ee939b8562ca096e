/** Goes back to the window that opened this one; when it is gone, to another page in this window. */
export function leaveCopilot(home: string): void {
  const opener = window.opener as Window | null;
  if (opener && !opener.closed) {
    opener.focus();
    window.close();
  }
  if (!window.closed) window.location.assign(home);
}
