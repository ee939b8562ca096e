const KEY = 'pythia-armed';

/**
 * Whether a new session is to follow the present one, over a reload of this very window. Its storage is copied into
 * windows that are opened from it, which have another name.
 */
export class KeptArming {
  readonly #storage: Storage;
  readonly #windowName: string;

  constructor(storage: Storage, windowName: string) {
    this.#storage = storage;
    this.#windowName = windowName;
  }

  keep(sessionId: string, armed: boolean): void {
    if (armed) this.#storage.setItem(KEY, this.#valueFor(sessionId));
    else this.#storage.removeItem(KEY);
  }

  isArmed(sessionId: string): boolean {
    return this.#storage.getItem(KEY) === this.#valueFor(sessionId);
  }

  #valueFor(sessionId: string): string {
    return `${this.#windowName} ${sessionId}`;
  }
}
