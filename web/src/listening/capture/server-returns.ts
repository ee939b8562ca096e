import type { Backoff } from '#api/backoff.ts';
import { watchServer } from '#api/watch-server.ts';

export interface Looks {
  /** The first look comes after a part of this that is left to chance: every window lost the server at once. */
  firstWithinMs?: number;
  rhythm?: Backoff;
}

interface ServerReturnsOptions {
  /** Of a socket on the server, `ws:` or `wss:`. */
  url: string;
  onReturn: () => void;
  looks?: Looks | undefined;
}

/**
 * Tells when a server that could not be reached can be again. One that could be all the while, and refused, has
 * not returned.
 */
export class ServerReturns {
  readonly #options: ServerReturnsOptions;
  /** Undefined while nobody looks. */
  #looking: AbortController | undefined;

  constructor(options: ServerReturnsOptions) {
    this.#options = options;
  }

  /** Looks from now on, unless it does already. */
  look(): void {
    if (this.#looking) return;
    this.#looking = new AbortController();
    const { url, onReturn, looks: { firstWithinMs = 1_000, ...server } = {} } = this.#options;
    const { origin } = new URL(url.replace(/^ws/, 'http'));
    let wasAway = false;
    const onLook = (isThere: boolean) => {
      const isBack = wasAway && isThere;
      wasAway = !isThere;
      if (isBack) onReturn();
    };
    const firstInMs = firstWithinMs * Math.random();
    void watchServer({ onLook, firstInMs, signal: this.#looking.signal }, { origin, ...server });
  }

  stopLooking(): void {
    this.#looking?.abort();
    this.#looking = undefined;
  }
}
