import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (name: string) => `draft:${name}`;

/**
 * A field's text that outlives a reload or a crash of the page: kept in session storage until it is
 * emptied. Not for passwords.
 */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const read = useCallback(() => sessionStorage.getItem(keyOf(name)) ?? '', [name]);
  const text = useSyncExternalStore(subscribe, read, () => '');
  const write = useCallback(
    (next: string) => {
      if (next === '') sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), next);
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [text, write];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
