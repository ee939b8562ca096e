import type { Listening } from '../sound/listening.ts';

/** Milliseconds. */
const LOOK_EVERY_MS = 100;

interface ArmingParts {
  listening: Pick<Listening, 'speech' | 'flush'>;
  onChange: (isArmed: boolean) => void;
  onFinished: () => void;
}

export class Arming {
  readonly #parts: ArmingParts;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(parts: ArmingParts) {
    this.#parts = parts;
  }

  get isArmed(): boolean {
    return this.#looking !== undefined;
  }

  arm(): void {
    const since = performance.now();
    this.#looking = setInterval(() => this.#look(since), LOOK_EVERY_MS);
    this.#parts.onChange(true);
    this.#look(since);
  }

  disarm(): void {
    if (!this.isArmed) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
    this.#parts.onChange(false);
  }

  #look(since: number): void {
    const { listening, onFinished } = this.#parts;
    if (listening.speech.wantsFlush(since)) {
      listening.speech.flushed();
      listening.flush();
    }
    if (!listening.speech.hasFinished(since)) return;
    this.disarm();
    onFinished();
  }
}
