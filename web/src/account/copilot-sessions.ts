const PREFIX = 'pythia_copilot:';

/** Where the copilot of a session keeps its lines and answers, so that they outlive its window. */
export const copilotKey = (sessionId: string): string => PREFIX + sessionId;

/** Deletes what copilots kept in this browser, but for one session. */
export function forgetCopilotSessions(storage: Storage, except?: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && (!except || key !== copilotKey(except))) storage.removeItem(key);
  }
}
