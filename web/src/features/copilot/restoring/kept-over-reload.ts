const KEY = 'pythia-reload';

/** What a window still knows after it was reloaded. */
export interface Kept {
  /** Whether a new session is to follow the present one. */
  armed: boolean;
  /** Epoch milliseconds up to which the sound has reached the server; null when nothing was listened to. */
  heardUntil: number | null;
}

/**
 * What is kept over a reload of this very window. Its storage is copied into windows that are opened from it, which
 * have another name.
 */
export class KeptOverReload {
  readonly #storage: Storage;
  readonly #windowName: string;

  constructor(storage: Storage, windowName: string) {
    this.#storage = storage;
    this.#windowName = windowName;
  }

  keep(sessionId: string, kept: Kept): void {
    this.#storage.setItem(KEY, JSON.stringify({ ...kept, sessionId, window: this.#windowName }));
  }

  read(sessionId: string): Kept {
    const {
      armed = false,
      heardUntil = null,
      ...whose
    } = JSON.parse(this.#storage.getItem(KEY) ?? '{}') as Partial<Kept> & {
      sessionId?: string;
      window?: string;
    };
    const isOurs = whose.sessionId === sessionId && whose.window === this.#windowName;
    return isOurs ? { armed, heardUntil } : { armed: false, heardUntil: null };
  }

  forget(): void {
    this.#storage.removeItem(KEY);
  }
}
