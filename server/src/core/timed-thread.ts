import { Worker } from 'node:worker_threads';
import { runningTimeout } from './running-timeout.ts';

const MAX_HEAP_MB = 512;
/** Loading modules on a busy machine; waiting work is timed separately. */
const BEGINS_WITHIN_MS = 60_000;
/** Longer than work that does not hang. */
const ENDS_WITHIN_MS = 5_000;
/** Hung native threads, each with its memory, before nothing more is begun. */
const MOST_LEFT = 2;

interface Piece {
  work: { name: string; task: unknown };
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Ready first, then each piece's outcome in order. */
export type FromThread = { ready: true } | { result: unknown } | { error: unknown };

export interface TimedThreadOptions {
  /** Module whose functions are called by name. */
  module: URL;
  hangsAfterMs: number;
  /** Ending a thread within native code would end the process. */
  isNative?: boolean;
  /** The thread died idle. */
  onDeath?: ((error: Error) => void) | undefined;
}

/** Work exceeded its time and was ended; native work is abandoned. */
export class Hung extends Error {
  override readonly name = 'Hung';
}

/** The thread was closed with the work in hand or before it: no failure. */
export class ThreadClosed extends Error {
  override readonly name = 'ThreadClosed';
  override readonly message = 'The thread was closed';
}

/**
 * One worker thread, restarted when it dies. Work is posted at once, so the thread need not wait for this loop;
 * each piece is timed from its begin and fails alone.
 */
export class TimedThread {
  readonly #options: TimedThreadOptions;
  #worker: Worker | undefined;
  /** Threads hanging in native code; each ends itself afterwards. */
  readonly #left = new Set<Worker>();
  #isReady = false;
  #hasBegun = false;
  #isClosed = false;
  /** Pieces in order; the first is being done. */
  readonly #inHand: Piece[] = [];
  #stopClock = (): void => {};

  constructor(options: TimedThreadOptions) {
    this.#options = options;
  }

  /** True after the first start, also during a restart. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** @throws Hung, ThreadClosed, an Error when the thread died of it, or the function's error */
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

  /** Waits for native work: ending a thread within it would end the process. */
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
    worker.unref(); // a timer runs while there is work
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

  /** The piece in work fails with its thread; the next thread does the rest. */
  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return; // end already handled
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

/** Ends itself behind the work in hand; ended when that takes too long. */
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
