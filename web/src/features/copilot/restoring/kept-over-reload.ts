const KEY = 'pythia-reload';

export interface Kept {
  armed: boolean;
  heardUntil: number | null;
}

/** Windows opened from this one copy its storage, but have another name. */
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
