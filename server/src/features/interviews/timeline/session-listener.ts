interface SessionListenerParts {
  tell: (listener: string | null) => void;
  onHeard: (isHeard: boolean) => void;
}

/** Window whose stream hears a session. */
export class SessionListener {
  readonly #parts: SessionListenerParts;
  #window: string | null = null;
  /** Listener by a stream of this process. */
  #here: string | null = null;
  #isCatchingUp = (): boolean => false;

  constructor(parts: SessionListenerParts) {
    this.#parts = parts;
  }

  /** True while audio kept through a break is processed: its words are old. */
  get isCatchingUp(): boolean {
    return this.#isCatchingUp();
  }

  /**
   * @param client the window's name; null: none
   * @param isCatchingUp whether the stream's audio is old
   * @returns call it when the stream ends
   */
  hearBy(client: string | null, isCatchingUp: () => boolean): () => void {
    this.#isCatchingUp = isCatchingUp;
    this.#here = client;
    this.#parts.onHeard(true);
    this.#become(client);
    return () => {
      if (this.#isCatchingUp !== isCatchingUp) return; // a newer stream hears
      this.#isCatchingUp = () => false;
      this.#here = null;
      this.#parts.onHeard(false);
      if (this.#window === client) this.#become(null); // unless a window of another process does
    };
  }

  /** @returns false: the old stream ends of a window that is heard here */
  hearOthers(listener: string | null): boolean {
    const isHeardHere = listener === null && this.#here !== null;
    if (isHeardHere) this.#parts.tell(this.#here);
    else this.#window = listener;
    return !isHeardHere;
  }

  #become(listener: string | null): void {
    if (listener === this.#window) return;
    this.#window = listener;
    this.#parts.tell(listener);
  }
}
