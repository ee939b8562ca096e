import type { Backoff } from '#api/backoff.ts';
import { watchServer } from '#api/watch-server.ts';

export interface Probing {
  /** The first probe comes after a random part of this: all windows lost the server at the same time. */
  firstWithinMs?: number;
  rhythm?: Backoff;
}

interface ServerReturnsOptions {
  /** Of a socket on the server, `ws:` or `wss:`. */
  url: string;
  onReturn: () => void;
  probing?: Probing | undefined;
}

/** Tells when an unreachable server can be reached again; one that was reachable all the while, and refused, has not returned. */
export class ServerReturns {
  readonly #options: ServerReturnsOptions;
  /** Undefined while the server is not being probed. */
  #watching: AbortController | undefined;

  constructor(options: ServerReturnsOptions) {
    this.#options = options;
  }

  /** Probes from now on, unless it does already. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = new AbortController();
    const { url, onReturn, probing: { firstWithinMs = 1_000, ...server } = {} } = this.#options;
    const { origin } = new URL(url.replace(/^ws/, 'http'));
    let wasAway = false;
    const onProbe = (isThere: boolean) => {
      const isBack = wasAway && isThere;
      wasAway = !isThere;
      if (isBack) onReturn();
    };
    const firstInMs = firstWithinMs * Math.random();
    void watchServer({ onProbe, firstInMs, signal: this.#watching.signal }, { origin, ...server });
  }

  stop(): void {
    this.#watching?.abort();
    this.#watching = undefined;
  }
}
