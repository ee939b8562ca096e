import { BoundedQueue } from '#core/bounded-queue.ts';
import { SupervisedChild, type WhyBroken } from '#core/supervised-child.ts';
import type { FromModelChild, GenerationJob, ModelLoad, ToModelChild } from './child-messages.ts';
import { JobQueue } from './job-queue.ts';

const PROGRAM = new URL('./model-child.ts', import.meta.url);
const MOST_WAITING = 8;
const STALLED_AFTER_MS = 15_000;
const RUN_WITHIN_MS = 180_000;
const RETIRED = 'The model was put away';
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'HOME'];

export interface ModelHostParts {
  load: ModelLoad;
  onTrouble: (reason: string) => void;
  onBroken?: (() => Promise<void>) | undefined;
  program?: URL | undefined;
  hungAfterMs?: number | undefined;
  loadedWithinMs?: number | undefined;
  stalledAfterMs?: number | undefined;
  runWithinMs?: number | undefined;
}

export type JobEvent = Extract<FromModelChild, { type: 'read' | 'text' | 'ended' }>;

export class HostError extends Error {
  readonly code: 'busy' | 'failed';

  constructor(code: 'busy' | 'failed', message: string) {
    super(message);
    this.name = 'HostError';
    this.code = code;
  }
}

interface Entry {
  job: GenerationJob;
  isAhead: boolean;
  events: BoundedQueue<JobEvent>;
  state: 'wanted' | 'left' | 'put-aside';
}

/**
 * Queue before a model in a child process: one job at a time. Reading ahead is interrupted by answers and
 * resumes afterwards.
 */
export class ModelHost {
  readonly #parts: ModelHostParts;
  readonly #child: SupervisedChild<ToModelChild, FromModelChild>;
  readonly #line = new JobQueue<Entry>(MOST_WAITING);
  #running: Entry | undefined;
  #stall: NodeJS.Timeout | undefined;
  #limit: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isBroken = false;
  #wasReady = false;
  #isToForget = false;
  #retired: PromiseWithResolvers<void> | undefined;

  constructor(parts: ModelHostParts) {
    this.#parts = parts;
    this.#child = new SupervisedChild<ToModelChild, FromModelChild>({
      program: parts.program ?? PROGRAM,
      load: parts.load,
      env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
      hungAfterMs: parts.hungAfterMs,
      loadedWithinMs: parts.loadedWithinMs,
      onReady: () => this.#onReady(),
      onMessage: (message) => this.#hear(message),
      onDeath: () => this.#onDeath(),
      onBroken: (why) => this.#onBroken(why),
    });
  }

  get isReady(): boolean {
    return this.#child.isReady;
  }

  get wasReady(): boolean {
    return this.#wasReady;
  }

  /**
   * Streams a job's events. An abort ends the stream at once; the model is free once the child has confirmed
   * it.
   * @throws HostError
   */
  async *run(job: Omit<GenerationJob, 'id'>, signal: AbortSignal): AsyncGenerator<JobEvent> {
    if (signal.aborted) return;
    const entry = this.#enter(job);
    const leave = (): void => this.#leave(entry);
    signal.addEventListener('abort', leave, { once: true });
    try {
      yield* entry.events;
    } finally {
      signal.removeEventListener('abort', leave);
      this.#leave(entry);
    }
  }

  forget(): void {
    this.#isToForget = !this.isReady;
    this.#child.send({ type: 'forget' });
  }

  async retire(): Promise<void> {
    this.#retired = Promise.withResolvers();
    for (const { events } of this.#line.removeAll(({ isAhead }) => isAhead))
      events.fail(new HostError('failed', RETIRED));
    if (this.#running?.isAhead) this.#fail(this.#running, RETIRED);
    if (!this.#running && !this.#line.hasAnswers) this.#retired.resolve();
    await this.#retired.promise;
    await this.close();
  }

  async close(): Promise<void> {
    this.#isBroken = true;
    this.#failAll('The model was shut down');
    await this.#child.close();
  }

  #onReady(): void {
    this.#wasReady = true;
    if (this.#isToForget) this.forget();
    this.#runNext();
  }

  #enter(job: Omit<GenerationJob, 'id'>): Entry {
    if (this.#isBroken) throw new HostError('failed', 'The model cannot be used');
    if (this.#retired) throw new HostError('failed', RETIRED);
    const isAhead = !job.answer;
    if (!isAhead && !this.isReady) throw new HostError('failed', 'The model is being loaded');
    if (this.#line.isFull) throw new HostError('busy', 'Too many wait for the model');
    const events = new BoundedQueue<JobEvent>({ capacity: Infinity }); // the model's context bounds it
    const entry: Entry = { job: { ...job, id: this.#nextId++ }, isAhead, events, state: 'wanted' };
    this.#line.add(entry);
    if (!isAhead && this.#running?.isAhead) this.#putAside(this.#running);
    this.#runNext();
    return entry;
  }

  #leave(entry: Entry): void {
    if (entry.state === 'left') return;
    entry.state = 'left';
    entry.events.abort();
    this.#line.remove(entry);
    if (this.#running === entry) this.#child.send({ type: 'abort', id: entry.job.id });
  }

  #putAside(entry: Entry): void {
    if (entry.state !== 'wanted') return;
    entry.state = 'put-aside';
    this.#child.send({ type: 'abort', id: entry.job.id });
  }

  #runNext(): void {
    if (this.#running || !this.isReady) return;
    const entry = this.#line.takeNext();
    if (!entry) return this.#retired?.resolve();
    this.#running = entry;
    this.#stall = setTimeout(() => this.#child.kill(), this.#parts.stalledAfterMs ?? STALLED_AFTER_MS);
    this.#limit = setTimeout(
      () => this.#fail(entry, 'The model took too long'),
      this.#parts.runWithinMs ?? RUN_WITHIN_MS,
    );
    this.#child.send({ type: 'run', job: entry.job });
  }

  #hear(message: Exclude<FromModelChild, { type: 'ready' | 'unusable' | 'alive' }>): void {
    if (message.type === 'unkept')
      return this.#parts.onTrouble(`What was read could not be kept: ${message.reason}`);
    const entry = this.#running;
    if (entry?.job.id !== message.id) return;
    this.#stall?.refresh();
    if (message.type === 'read' || message.type === 'text') return entry.events.push(message);
    this.#child.worked();
    this.#release();
    if (message.type === 'failed') entry.events.fail(new HostError('failed', message.reason));
    else if (entry.state === 'put-aside' && message.how === 'aborted') {
      entry.state = 'wanted';
      this.#line.putBack(entry);
    } else {
      entry.events.push(message);
      entry.events.close();
    }
    this.#runNext();
  }

  #fail(entry: Entry, reason: string): void {
    entry.events.fail(new HostError('failed', reason));
    this.#child.send({ type: 'abort', id: entry.job.id });
  }

  #release(): void {
    clearTimeout(this.#stall);
    clearTimeout(this.#limit);
    this.#running = undefined;
  }

  /** Waiting answers fail at once, since a restart takes too long; reading ahead waits for the next child. */
  #onDeath(): void {
    const failed = [this.#running, ...this.#line.removeAll(({ isAhead }) => !isAhead)];
    this.#release();
    this.#parts.onTrouble('The process of the language model died or hung');
    for (const entry of failed) entry?.events.fail(new HostError('failed', 'The model died'));
  }

  #onBroken(why: WhyBroken): void {
    this.#isBroken = true;
    this.#failAll('The model cannot be used');
    this.#parts.onTrouble(
      why.kind === 'reported' ? why.reason : 'The language model cannot be loaded on this machine.',
    );
    void this.#parts.onBroken?.();
  }

  #failAll(reason: string): void {
    this.#retired?.resolve();
    const all = [this.#running, ...this.#line.removeAll(() => true)];
    this.#release();
    for (const entry of all) entry?.events.fail(new HostError('failed', reason));
  }
}
