declare global {
  interface Window {
    /** What this tab keeps instead of storage; on the window, so that its pop-ups can share it. */
    pythiaTabStorage?: BrowserStorage;
  }
}

interface BrowserStorage {
  local: Storage;
  session: Storage;
}

/** A storage that lasts as long as its object. */
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

/**
 * The browser's storage. Where it is blocked (by a policy, or in a private window) a stand-in in memory, which
 * lasts as long as the tab and is shared with the pop-ups that the tab opens.
 */
export const browserStorage: BrowserStorage =
  typeof window === 'undefined'
    ? inMemory()
    : (storageOf(window) ?? (window.pythiaTabStorage = tabStorage()));

/** Whether everything is forgotten when this tab is closed or reloaded. */
export const isStorageBlocked = (): boolean => window.pythiaTabStorage !== undefined;

/** @returns undefined when it is blocked: then the first access throws */
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
    return inMemory(); // the opener is of another origin: its properties throw
  }
}

function inMemory(): BrowserStorage {
  return { local: new MemoryStorage(), session: new MemoryStorage() };
}
