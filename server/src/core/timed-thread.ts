import { Worker } from 'node:worker_threads';
import { runningTimeout } from './running-timeout.ts';

const MAX_HEAP_MB = 512;
const BEGINS_WITHIN_MS = 60_000;
const ENDS_WITHIN_MS = 5_000;
const MOST_LEFT = 2;

interface Piece {
  work: { name: string; task: unknown };
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

export type FromThread = { ready: true } | { result: unknown } | { error: unknown };

export interface TimedThreadOptions {
  module: URL;
  hangsAfterMs: number;
  /** True for native code: ending a thread within it would end the process. */
  isNative?: boolean;
  onDeath?: ((error: Error) => void) | undefined;
}

/** The work exceeded its time; native work is abandoned, other work is ended. */
export class Hung extends Error {
  override readonly name = 'Hung';
}

export class ThreadClosed extends Error {
  override readonly name = 'ThreadClosed';
  override readonly message = 'The thread was closed';
}

/** A module's functions, each called in a thread: `inThread.brief(task)` is the module's `brief`. */
export type InThread<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (task: infer Task) => infer Result
    ? (task: Task) => Promise<Awaited<Result>>
    : never;
};

/**
 * One worker thread, restarted when it dies. Work is posted at once, so the thread need not wait for this
 * event loop; each piece is timed from its start and fails alone.
 */
export class TimedThread {
  readonly #options: TimedThreadOptions;
  #worker: Worker | undefined;
  readonly #left = new Set<Worker>();
  #isReady = false;
  #hasBegun = false;
  #isClosed = false;
  readonly #inHand: Piece[] = [];
  #stopClock = (): void => {};

  constructor(options: TimedThreadOptions) {
    this.#options = options;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  inThread<Module>(): InThread<Module> {
    return new Proxy({} as InThread<Module>, {
      get: (_, name) => (task: unknown) => this.run(String(name), task),
    });
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
    worker.unref();
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

  /** The running piece fails with its thread; the next thread does the rest. */
  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
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

/** The thread ends after its current work, or is ended when that takes too long. */
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
