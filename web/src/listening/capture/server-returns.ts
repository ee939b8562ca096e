import type { Backoff } from '#api/retry.ts';
import { watchServer } from '#api/watch-server.ts';

export interface Probing {
  /** Random wait before the first probe, as all windows lost the server together. */
  firstWithinMs?: number;
  rhythm?: Backoff;
}

interface ServerReturnsOptions {
  url: string;
  onReturn: () => void;
  probing?: Probing | undefined;
}

/** A server that refuses is not unreachable, so it does not return. */
export class ServerReturns {
  readonly #options: ServerReturnsOptions;
  #watching: AbortController | undefined;

  constructor(options: ServerReturnsOptions) {
    this.#options = options;
  }

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
