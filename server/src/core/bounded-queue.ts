export interface QueueOptions<T> {
  /** The most that may wait, in the unit of `sizeOf`. */
  capacity: number;
  /** What an item weighs; 1 unless said. */
  sizeOf?: (item: T) => number;
}

/**
 * Hands items from a producer that cannot wait to one consumer. When more than the capacity waits,
 * the oldest items are dropped and counted; the newest is always kept. Leaving the loop does not end
 * the queue: another loop goes on where the first one stopped.
 */
export class BoundedQueue<T> implements AsyncIterable<T> {
  readonly #capacity: number;
  readonly #sizeOf: (item: T) => number;
  #items: T[] = [];
  #size = 0;
  #dropped = 0;
  #state: 'open' | 'closed' | { error: unknown } = 'open';
  /** The consumer, while it waits for an item. */
  #waiting: PromiseWithResolvers<IteratorResult<T, undefined>> | undefined;

  constructor({ capacity, sizeOf = () => 1 }: QueueOptions<T>) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  /** How much waits, in the unit of `sizeOf`. */
  get size(): number {
    return this.#size;
  }

  /** How much was dropped so far, in the unit of `sizeOf`. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Ignored once the queue has ended. */
  push(item: T): void {
    if (this.#state !== 'open') return;
    if (this.#waiting) return this.#settle((waiting) => waiting.resolve({ done: false, value: item }));
    this.#items.push(item);
    this.#size += this.#sizeOf(item);
    while (this.#size > this.#capacity && this.#items.length > 1) {
      this.#dropped += this.#sizeOf(this.#take());
    }
  }

  /** No more items: the consumer gets what waits, then the end. */
  close(): void {
    this.#finish('closed');
  }

  /** The consumer gets what waits, then the error. */
  fail(error: unknown): void {
    this.#finish({ error });
  }

  /** Ends at once; what waits is thrown away, uncounted. */
  abort(): void {
    this.#items = [];
    this.#size = 0;
    this.#finish('closed');
  }

  /** Written out, since a generator's own promises would cost more than all the rest (see bench/audio-relay). */
  [Symbol.asyncIterator](): AsyncIterator<T, undefined> {
    return {
      next: () => this.#next(),
      return: async () => {
        this.#settle((waiting) => waiting.resolve(END));
        return END;
      },
    };
  }

  #next(): Promise<IteratorResult<T, undefined>> {
    if (this.#items.length > 0) return Promise.resolve({ done: false, value: this.#take() });
    if (this.#state === 'closed') return Promise.resolve(END);
    if (this.#state !== 'open') return Promise.reject(this.#state.error);
    this.#waiting = Promise.withResolvers();
    return this.#waiting.promise;
  }

  #finish(state: 'closed' | { error: unknown }): void {
    if (this.#state !== 'open') return;
    this.#state = state;
    this.#settle((waiting) => (state === 'closed' ? waiting.resolve(END) : waiting.reject(state.error)));
  }

  #settle(how: (waiting: PromiseWithResolvers<IteratorResult<T, undefined>>) => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) how(waiting);
  }

  #take(): T {
    const item = this.#items.shift() as T;
    this.#size -= this.#sizeOf(item);
    return item;
  }
}

const END = { done: true, value: undefined } as const;
