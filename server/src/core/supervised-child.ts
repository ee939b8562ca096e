import { fork, type ChildProcess } from 'node:child_process';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
const MOST_FAILED_LOADS = 3;
const ABORTED = 134;
const HUNG_AFTER_MS = 8_000;
const LOADED_WITHIN_MS = 120_000;

type Vital = { type: 'ready' } | { type: 'unusable'; reason: string } | { type: 'alive' };

export type WhyBroken =
  | { kind: 'reported'; reason: string }
  | { kind: 'unloadable' }
  | { kind: 'unstartable' };

export interface SupervisedChildParts<From extends { type: string }> {
  program: URL;
  load: unknown;
  /** Empty by default: the server's environment holds secrets. */
  env?: NodeJS.ProcessEnv | undefined;
  hungAfterMs?: number | undefined;
  loadedWithinMs?: number | undefined;
  onReady: (message: Extract<From, { type: 'ready' }>) => void;
  onMessage: (message: Exclude<From, Vital>) => void;
  onDeath?: (() => void) | undefined;
  onBroken: (why: WhyBroken) => void;
}

/**
 * Keeps a child process alive that may abort or hang. A dead one is replaced with growing delays; one that
 * never loads is given up.
 */
export class SupervisedChild<To extends { type: string }, From extends { type: string }> {
  readonly #parts: SupervisedChildParts<From>;
  #child: ChildProcess | undefined;
  #state: 'loading' | 'ready' | 'broken' = 'loading';
  #failures = 0;
  #respawn: NodeJS.Timeout | undefined;
  #patience: NodeJS.Timeout | undefined;
  #closed: Promise<void> | undefined;

  constructor(parts: SupervisedChildParts<From>) {
    this.#parts = parts;
    this.#start();
  }

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  send(message: To): void {
    if (this.isReady) this.#tell(message);
  }

  worked(): void {
    this.#failures = 0;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  giveUp(why: WhyBroken): void {
    if (this.#state === 'broken') return;
    this.#state = 'broken';
    clearTimeout(this.#patience);
    if (this.#child?.connected) this.#child.disconnect();
    this.#parts.onBroken(why);
  }

  close(): Promise<void> {
    this.#closed ??= this.#stop();
    return this.#closed;
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#respawn);
    clearTimeout(this.#patience);
    this.#state = 'broken';
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  #start(): void {
    this.#state = 'loading';
    const child = fork(this.#parts.program, {
      serialization: 'advanced',
      execArgv: [],
      env: this.#parts.env ?? {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#hear(message as From | Vital));
    child.on('error', () => {
      if (child.pid === undefined) this.#onExit(null, null, 'unstartable');
    });
    child.once('exit', (code, signal) => this.#onExit(code, signal));
    this.#tell({ type: 'load', load: this.#parts.load });
    this.#watch(this.#parts.loadedWithinMs ?? LOADED_WITHIN_MS);
  }

  #hear(message: From | Vital): void {
    if (this.#state === 'broken') return;
    if (this.isReady) this.#patience?.refresh();
    if (message.type === 'alive') return;
    if (message.type === 'unusable') {
      const { reason } = message as Extract<Vital, { type: 'unusable' }>;
      return this.giveUp({ kind: 'reported', reason });
    }
    if (message.type !== 'ready') return this.#parts.onMessage(message as Exclude<From, Vital>);
    this.#state = 'ready';
    this.#watch(this.#parts.hungAfterMs ?? HUNG_AFTER_MS);
    this.#parts.onReady(message as Extract<From, { type: 'ready' }>);
  }

  #watch(withinMs: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.kill(), withinMs);
  }

  #onExit(
    code: number | null,
    signal: NodeJS.Signals | null,
    kind: 'unloadable' | 'unstartable' = 'unloadable',
  ): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (this.#closed || this.#state === 'broken') return;
    const diedLoading = this.#state === 'loading';
    this.#failures += 1;
    const cannotLoad = signal === 'SIGABRT' || code === ABORTED || this.#failures >= MOST_FAILED_LOADS;
    if (diedLoading && cannotLoad) return this.giveUp({ kind });
    this.#state = 'loading';
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.#failures - 1));
    this.#respawn = setTimeout(() => this.#start(), delay);
    if (!diedLoading) this.#parts.onDeath?.();
  }

  #tell(message: object): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }
}
