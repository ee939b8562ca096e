/** Which of two waiting decodings comes first: a line that is complete, or words that are shown meanwhile. */
type Urgency = 'final' | 'live';

interface Waiting {
  urgency: Urgency;
  start: () => Promise<void>;
}

/**
 * The decodings of all streams, so many at once as the machine has cores. Finals come first, in the order in which
 * they were asked for; each stream waits for at most one live decoding, so that the queue is bounded by the streams.
 */
export class DecodeQueue {
  readonly #atOnce: number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<{ since: number }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** @returns what the decoding returns; it is asked for when its turn comes */
  run<T>(urgency: Urgency, decode: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ urgency, start: () => decode().then(resolve, reject) });
      this.#next();
    });
  }

  /** Milliseconds that the oldest decoding under way has taken so far. */
  get longest(): number {
    const [oldest] = this.#running;
    return oldest ? performance.now() - oldest.since : 0;
  }

  #next(): void {
    if (this.#running.size >= this.#atOnce || this.#waiting.length === 0) return;
    const final = this.#waiting.findIndex(({ urgency }) => urgency === 'final');
    const [next] = this.#waiting.splice(Math.max(0, final), 1);
    const run = { since: performance.now() };
    this.#running.add(run);
    void next!.start().finally(() => {
      this.#running.delete(run);
      this.#next();
    });
  }
}
