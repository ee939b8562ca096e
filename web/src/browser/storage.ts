declare global {
  interface Window {
    /** Replaces blocked storage; kept on the window, so that pop-ups share it. */
    pythiaTabStorage?: BrowserStorage;
  }
}

interface BrowserStorage {
  local: Storage;
  session: Storage;
}

export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

/** Blocked storage is replaced by memory, which lasts as long as the tab. */
export const browserStorage: BrowserStorage =
  typeof window === 'undefined'
    ? inMemory()
    : (storageOf(window) ?? (window.pythiaTabStorage = tabStorage()));

export const isStorageBlocked = (): boolean => window.pythiaTabStorage !== undefined;

/** @returns undefined where blocked: the first access throws */
function storageOf(window: Window): BrowserStorage | undefined {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return undefined;
  }
}

function tabStorage(): BrowserStorage {
  try {
    return (window.opener as Window | null)?.pythiaTabStorage ?? inMemory();
  } catch {
    return inMemory(); // a foreign opener's properties throw
  }
}

function inMemory(): BrowserStorage {
  return { local: new MemoryStorage(), session: new MemoryStorage() };
}
