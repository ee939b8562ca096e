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
  #wake: (() => void) | undefined;

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
    this.#items.push(item);
    this.#size += this.#sizeOf(item);
    while (this.#size > this.#capacity && this.#items.length > 1) {
      this.#dropped += this.#sizeOf(this.#take());
    }
    this.#wake?.();
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

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (;;) {
      if (this.#items.length > 0) {
        yield this.#take();
      } else if (this.#state === 'open') {
        await new Promise<void>((resolve) => (this.#wake = resolve));
      } else if (this.#state === 'closed') {
        return;
      } else {
        throw this.#state.error;
      }
    }
  }

  #finish(state: 'closed' | { error: unknown }): void {
    if (this.#state === 'open') this.#state = state;
    this.#wake?.();
  }

  #take(): T {
    const item = this.#items.shift() as T;
    this.#size -= this.#sizeOf(item);
    return item;
  }
}
