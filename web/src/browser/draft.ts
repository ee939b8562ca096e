import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '#browser/storage.ts';

const listeners = new Set<() => void>();
const keyOf = (name: string) => `draft:${name}`;

export const readDraft = (name: string): string => browserStorage.session.getItem(keyOf(name)) ?? '';

export function writeDraft(name: string, text: string): void {
  if (text === '') browserStorage.session.removeItem(keyOf(name));
  else browserStorage.session.setItem(keyOf(name), text);
  for (const listener of listeners) listener();
}

/** Text that survives reload and crash. Not for passwords. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(name),
    () => '',
  );
  const write = useCallback((next: string) => writeDraft(name, next), [name]);
  return [text, write];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
