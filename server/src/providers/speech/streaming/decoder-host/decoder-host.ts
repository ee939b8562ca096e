import { fork, type ChildProcess } from 'node:child_process';
import { SpeechError, type SpeechErrorCode } from '../../speech-recogniser.ts';
import type { ReplayedStream } from '../replayed-stream.ts';
import type { FromChild, StreamMessage, ToChild } from './child-messages.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
const MOST_FAILED_LOADS = 3;
const ABORTED = 134;
/** A child says something once a second; one that says nothing for so long is hung. */
const HUNG_AFTER_MS = 8_000;
/** A model of 250 MB on a slow disk, and the test of the machine. */
const LOADED_WITHIN_MS = 120_000;

interface DecoderParts {
  /** The program. */
  child: URL;
  /** What each child is loaded with. */
  load: unknown;
  hungAfterMs?: number | undefined;
  /** Milliseconds that a child may take to load its model and measure the machine. */
  loadedWithinMs?: number | undefined;
}

export type HostState =
  | { state: 'loading' }
  | { state: 'ready'; capacity: number }
  | { state: 'broken'; reason: string };

/**
 * Keeps one decoder child alive. When it dies, a new one is started, later and later while it keeps dying, and
 * the open streams are replayed into it. A model that cannot be loaded is given up instead.
 */
export class DecoderHost {
  readonly #parts: DecoderParts;
  readonly #streams = new Map<number, ReplayedStream>();
  #child: ChildProcess | undefined;
  #state: HostState = { state: 'loading' };
  #failures = 0;
  #respawn: NodeJS.Timeout | undefined;
  #patience: NodeJS.Timeout | undefined;
  #closed: Promise<void> | undefined;
  #nextId = 1;
  readonly #broken = Promise.withResolvers<string>();

  constructor(parts: DecoderParts) {
    this.#parts = parts;
    this.#start();
  }

  get state(): HostState {
    return this.#state;
  }

  /** Resolves with the reason, a sentence for the user, when this model is given up. */
  get broken(): Promise<string> {
    return this.#broken.promise;
  }

  get streamCount(): number {
    return this.#streams.size;
  }

  /** Opens the stream now, or as soon as a child is ready. */
  open(stream: ReplayedStream): number {
    const id = this.#nextId++;
    this.#streams.set(id, stream);
    if (this.#state.state === 'ready') this.#send({ type: 'open', stream: id });
    return id;
  }

  /** Dropped while no child is ready: the stream is replayed into the next one. */
  send(message: StreamMessage): void {
    if (this.#state.state === 'ready') this.#send(message);
  }

  close(id: number): void {
    if (this.#streams.delete(id)) this.send({ type: 'close', stream: id });
  }

  /** Ends the child; resolves when it is gone. Streams still open fail. */
  shutDown(): Promise<void> {
    this.#closed ??= this.#stop();
    return this.#closed;
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#respawn);
    this.#giveUp('The speech recogniser was shut down.');
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  #start(): void {
    this.#state = { state: 'loading' };
    const child = fork(this.#parts.child, {
      serialization: 'advanced',
      execArgv: [],
      env: {}, // no business of the child's: it holds secrets
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#hear(message as FromChild));
    child.on('error', () => {
      if (child.pid === undefined) this.#onExit(null, null, 'capacity'); // never started, and so never exits
    });
    child.once('exit', (code, signal) => this.#onExit(code, signal));
    this.#send({ type: 'load', load: this.#parts.load });
    this.#watch(this.#parts.loadedWithinMs ?? LOADED_WITHIN_MS);
  }

  #hear(message: FromChild): void {
    if (this.#state.state === 'ready') this.#patience?.refresh();
    if (message.type === 'alive') return;
    if (message.type === 'unusable') return this.#giveUp(message.reason);
    if (message.type === 'ready') return this.#replay(message.capacity);
    if (message.type === 'progress') this.#failures = 0;
    const stream = this.#streams.get(message.stream);
    if (stream) pass(message, stream);
  }

  #replay(capacity: number): void {
    if (this.#closed) return;
    this.#state = { state: 'ready', capacity };
    this.#watch(this.#parts.hungAfterMs ?? HUNG_AFTER_MS);
    for (const [id, stream] of this.#streams) {
      this.#send({ type: 'open', stream: id });
      for (const samples of stream.replay()) this.#send({ type: 'audio', stream: id, samples });
      if (stream.hasEnded) this.#send({ type: 'end', stream: id });
    }
  }

  /** Ends the child unless it is heard of in time. */
  #watch(withinMs: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#child?.kill('SIGKILL'), withinMs);
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null, why: SpeechErrorCode = 'unavailable'): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (this.#closed || this.#state.state === 'broken') return;
    const diedLoading = this.#state.state === 'loading';
    this.#failures += 1;
    const cannotLoad = signal === 'SIGABRT' || code === ABORTED || this.#failures >= MOST_FAILED_LOADS;
    if (diedLoading && cannotLoad) {
      return this.#giveUp('The speech model on this server cannot be loaded.', why);
    }
    this.#state = { state: 'loading' };
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.#failures - 1));
    this.#respawn = setTimeout(() => this.#start(), delay);
  }

  #giveUp(reason: string, why: SpeechErrorCode = 'unavailable'): void {
    this.#state = { state: 'broken', reason };
    this.#broken.resolve(reason);
    for (const stream of this.#streams.values()) {
      stream.fail(new SpeechError(why, reason, { retryable: why === 'capacity' }));
    }
    this.#streams.clear();
    this.#child?.disconnect?.();
  }

  #send(message: ToChild<unknown>): void {
    // A child that is just dying takes no messages; the next one gets the stream again.
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }
}

function pass(message: Extract<FromChild, { stream: number }>, stream: ReplayedStream): void {
  if (message.type === 'event') stream.say(message.event);
  if (message.type === 'event' || message.type === 'progress') stream.settle(message.settled);
  if (message.type === 'progress') stream.passedOn(message.decoded);
  if (message.type === 'ended') stream.finish();
}
