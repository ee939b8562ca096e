const PREFIX = 'pythia_copilot:';

/** What the keys begin with under which the copilot of a session keeps its lines and answers. */
export const copilotKey = (sessionId: string): string => `${PREFIX}${sessionId}:`;

/** Deletes what the copilot of one session kept in this browser. */
export function forgetCopilotSession(storage: Storage, sessionId: string): void {
  for (const key of keysOf(storage)) if (key.startsWith(copilotKey(sessionId))) storage.removeItem(key);
}

/** Deletes what copilots kept in this browser, but for these sessions. */
export function forgetCopilotSessions(storage: Storage, ...except: string[]): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(PREFIX) && !except.some((id) => key.startsWith(copilotKey(id))))
      storage.removeItem(key);
  }
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
