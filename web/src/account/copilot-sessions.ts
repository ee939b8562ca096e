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

/**
 * Notes the session that a window of its kind is in, and deletes what all others kept but the newest of each kind:
 * beside a free interview that runs, a paid one may hold a question.
 */
export function keepCopilotSession(storage: Storage, kind: string, sessionId: string): void {
  const newest = copilotKey('newest');
  storage.setItem(newest + kind, sessionId);
  const kept = keysOf(storage).filter((key) => key.startsWith(newest));
  forgetCopilotSessions(storage, 'newest', ...kept.map((key) => storage.getItem(key)!));
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
