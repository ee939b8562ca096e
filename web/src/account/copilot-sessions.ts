const PREFIX = 'pythia_copilot:';

/** What the keys begin with under which the copilot of a session keeps its lines and answers. */
export const copilotKey = (sessionId: string): string => `${PREFIX}${sessionId}:`;

/** Deletes what copilots kept in this browser, but for these sessions. */
export function forgetCopilotSessions(storage: Storage, ...except: string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !except.some((id) => key.startsWith(copilotKey(id)))) storage.removeItem(key);
  }
}
