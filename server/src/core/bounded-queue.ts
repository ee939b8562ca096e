export interface QueueOptions<T> {
  capacity: number;
  sizeOf?: (item: T) => number;
  /** Called when a full queue is half empty again. */
  onRoom?: () => void;
  onDone?: (item: T) => void;
}

/** Lossless queue from one pausing producer (`isFull`, `onRoom`) to one consumer. */
export class BoundedQueue<T> implements AsyncIterable<T> {
  readonly #capacity: number;
  readonly #sizeOf: (item: T) => number;
  readonly #onRoom: () => void;
  readonly #onDone: (item: T) => void;
  #items: T[] = [];
  #size = 0;
  #taken = 0;
  #wasFull = false;
  #state: 'open' | 'closed' | { error: unknown } = 'open';
  #waiting: PromiseWithResolvers<IteratorResult<T, undefined>> | undefined;
  #readOn: (() => void) | undefined;

  constructor({ capacity, sizeOf = () => 1, onRoom = () => {}, onDone = () => {} }: QueueOptions<T>) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
    this.#onRoom = onRoom;
    this.#onDone = onDone;
  }

  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size >= this.#capacity;
  }

  get taken(): number {
    return this.#taken;
  }

  push(item: T): void {
    if (this.#state !== 'open') return;
    if (this.#waiting) return this.#hand(this.#waiting, item);
    this.#items.push(item);
    this.#size += this.#sizeOf(item);
    this.#wasFull ||= this.isFull;
    this.#readOn?.();
  }

  clear(): T[] {
    const items = this.#items;
    this.#items = [];
    this.#size = 0;
    this.#tellOfRoom();
    return items;
  }

  close(): void {
    this.#finish('closed');
  }

  fail(error: unknown): void {
    this.#finish({ error });
  }

  abort(): void {
    this.#items = [];
    this.#size = 0;
    this.#finish('closed');
  }

  /** Not a generator: its promises would cost more than all the rest (bench/audio-relay). */
  [Symbol.asyncIterator](): AsyncIterator<T, undefined> {
    return {
      next: () => this.#next(),
      return: async () => {
        this.#settle((waiting) => waiting.resolve(END));
        return END;
      },
    };
  }

  /**
   * Calls `take` for each item once the promise of the last call has settled. No promise for each item, which
   * would double the cost of a relay (bench/audio-relay).
   * @returns at the queue's end, or when the signal aborts, which leaves the rest to another consumer
   * @throws the queue's error, or `take`'s
   */
  async forEach(take: (item: T) => Promise<void> | undefined, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const over = Promise.withResolvers<void>();
    const stop = (): void => {
      this.#readOn = undefined;
      over.resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
    this.#readOn = this.#reader(take, over);
    this.#readOn();
    return over.promise.finally(() => {
      signal.removeEventListener('abort', stop);
      stop();
    });
  }

  #reader(take: (item: T) => Promise<void> | undefined, over: PromiseWithResolvers<void>): () => void {
    let isTaking = false;
    const goOn = (item: T): void => {
      isTaking = false;
      this.#onDone(item);
      this.#readOn?.();
    };
    const readOn = (): void => {
      try {
        while (!isTaking && this.#readOn === readOn && this.#items.length > 0) {
          const item = this.#take();
          const taken = take(item);
          isTaking = taken !== undefined;
          if (taken) taken.then(() => goOn(item), over.reject);
          else this.#onDone(item);
        }
      } catch (error) {
        this.#readOn = undefined;
        return over.reject(error);
      }
      if (isTaking || this.#items.length > 0) return;
      if (this.#state === 'closed') over.resolve();
      else if (this.#state !== 'open') over.reject(this.#state.error);
    };
    return readOn;
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
    this.#readOn?.();
    this.#settle((waiting) => (state === 'closed' ? waiting.resolve(END) : waiting.reject(state.error)));
  }

  #settle(how: (waiting: PromiseWithResolvers<IteratorResult<T, undefined>>) => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) how(waiting);
  }

  #hand(waiting: PromiseWithResolvers<IteratorResult<T, undefined>>, value: T): void {
    this.#waiting = undefined;
    this.#taken += 1;
    waiting.resolve({ done: false, value });
  }

  #take(): T {
    const value = this.#items.shift() as T;
    this.#size -= this.#sizeOf(value);
    this.#taken += 1;
    this.#tellOfRoom();
    return value;
  }

  #tellOfRoom(): void {
    if (!this.#wasFull || this.#size > this.#capacity / 2) return;
    this.#wasFull = false;
    this.#onRoom();
  }
}

const END = { done: true, value: undefined } as const;
