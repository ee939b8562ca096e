const PREFIX = 'pythia_copilot:';

export const copilotKey = (sessionId: string): string => `${PREFIX}${sessionId}:`;

export function forgetCopilotSession(storage: Storage, sessionId: string): void {
  for (const key of keysOf(storage)) if (key.startsWith(copilotKey(sessionId))) storage.removeItem(key);
}

export function forgetCopilotSessions(storage: Storage, ...except: string[]): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(PREFIX) && !except.some((id) => key.startsWith(copilotKey(id))))
      storage.removeItem(key);
  }
}

/** The newest session of each kind stays: during a free interview a paid one may hold a question. */
export function keepCopilotSession(storage: Storage, kind: string, sessionId: string): void {
  const newest = copilotKey('newest');
  storage.setItem(newest + kind, sessionId);
  const kept = keysOf(storage).filter((key) => key.startsWith(newest));
  forgetCopilotSessions(storage, 'newest', ...kept.map((key) => storage.getItem(key)!));
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
