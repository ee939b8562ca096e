import { Worker } from 'node:worker_threads';
import { runningTimeout } from './running-timeout.ts';

const MAX_HEAP_MB = 512;
/** Loading its modules on a busy machine; what waits for that has its own time afterwards. */
const BEGINS_WITHIN_MS = 60_000;
/** Longer than any piece of work that does not hang. */
const ENDS_WITHIN_MS = 5_000;
/** So many threads may hang in native code, each with its memory, until nothing more is begun. */
const MOST_LEFT = 2;

interface Piece {
  work: { name: string; task: unknown };
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** What the thread says: that it is ready, and then how each piece of work ended, in order. */
export type FromThread = { ready: true } | { result: unknown } | { error: unknown };

export interface TimedThreadOptions {
  /** Whose functions are run, by name. */
  module: URL;
  hangsAfterMs: number;
  /** Its work is a library's native code: to end the thread within that ends the process. */
  isNative?: boolean;
  /** Hears of a thread that died while it had nothing to do. */
  onDeath?: ((error: Error) => void) | undefined;
}

/** Work took longer than any does: it was ended, or, where it is native, is waited for no longer. */
export class Hung extends Error {
  override readonly name = 'Hung';
}

/** Work that was in hand, or came, when its thread was closed: no failure, where that was wanted. */
export class ThreadClosed extends Error {
  override readonly name = 'ThreadClosed';
  override readonly message = 'The thread was closed';
}

/**
 * One worker thread, which begins anew when it dies. All work is handed to it at once, so that it goes on with the next
 * while this loop is busy. Each piece has its time from when it is begun, in which this process runs, and fails alone.
 */
export class TimedThread {
  readonly #options: TimedThreadOptions;
  #worker: Worker | undefined;
  /** Those whose native work hangs: each ends by itself behind it. */
  readonly #left = new Set<Worker>();
  #isReady = false;
  #hasBegun = false;
  #isClosed = false;
  /** In the order in which they are done: the first is in work. */
  readonly #inHand: Piece[] = [];
  #stopClock = (): void => {};

  constructor(options: TimedThreadOptions) {
    this.#options = options;
  }

  /** Whether it was ready once; when it dies it begins anew. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** @throws Hung, ThreadClosed, Error when the thread has died of it, or what the function throws */
  run(name: string, task: unknown): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new ThreadClosed());
    if (this.#left.size >= MOST_LEFT) return Promise.reject(new Hung('Work from before is not done yet'));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const work = { name, task };
    this.#inHand.push({ work, resolve, reject });
    if (this.#worker) hand(this.#worker, work);
    else this.#begin();
    if (this.#inHand.length === 1) this.#timeFirst();
    return promise;
  }

  /** What is in work is waited for: to end a thread within a library's native code ends the process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopClock();
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { reject } of this.#inHand.splice(0)) reject(new ThreadClosed());
    if (worker) await endOf(worker);
    for (const left of this.#left) void left.terminate();
  }

  #begin(): void {
    const worker = new Worker(new URL('run-work.ts', import.meta.url), {
      workerData: this.#options.module.href,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref(); // a clock runs while there is work
    worker.on('message', (message: FromThread) => worker === this.#worker && this.#hear(message));
    worker.on('error', (error: Error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The thread has ended')));
    this.#worker = worker;
    this.#isReady = false;
    for (const { work } of this.#inHand) hand(worker, work);
  }

  #hear(message: FromThread): void {
    if ('ready' in message) this.#isReady = this.#hasBegun = true;
    else {
      const piece = this.#inHand.shift();
      if ('error' in message) piece?.reject(message.error);
      else piece?.resolve(message.result);
    }
    this.#timeFirst();
  }

  /** What is in work fails with its thread; the rest is done by the next one. */
  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return; // its end was acted on
    this.#worker = undefined;
    if (error instanceof Hung && this.#options.isNative) this.#leave(worker);
    else void worker.terminate();
    const piece = this.#inHand.shift();
    if (piece) piece.reject(error);
    else this.#options.onDeath?.(error);
    if (this.#inHand.length > 0) this.#begin();
    this.#timeFirst();
  }

  #leave(worker: Worker): void {
    this.#left.add(worker);
    worker.once('exit', () => this.#left.delete(worker));
    hand(worker, 'end');
  }

  #timeFirst(): void {
    this.#stopClock();
    const worker = this.#worker;
    if (!worker || this.#inHand.length === 0) return;
    const ms = this.#isReady ? this.#options.hangsAfterMs : BEGINS_WITHIN_MS;
    this.#stopClock = runningTimeout(() => {
      this.#end(worker, new Hung(`Not done within ${ms} ms`));
    }, ms);
  }
}

/** Ends by itself behind the work in hand, or is ended when that takes too long. */
async function endOf(worker: Worker): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  worker.once('exit', () => resolve());
  hand(worker, 'end');
  const stopClock = runningTimeout(() => void worker.terminate(), ENDS_WITHIN_MS);
  await ended;
  stopClock();
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const hand = (worker: Worker, work: Piece['work'] | 'end'): void => worker.postMessage(work);
