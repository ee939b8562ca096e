import type { Practice } from '@pythia/contracts/practice.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Interviewer } from './interviewer/interviewer.ts';
import { type NextLine, placeIn } from './place.ts';

export interface RunState {
  readonly practice: Practice;
  readonly words: string | null;
  /** False before the first press and after a reload. */
  readonly isOn: boolean;
  readonly failure: unknown;
}

interface RunParts {
  interviewer: Pick<Interviewer, 'say' | 'takeBack'>;
  /**
   * Tells the server that a line was said. Throws ApiError.
   * @returns number of lines said
   */
  tellSaid: (line: number) => Promise<number>;
}

const PAUSE_MS = 350;

export class PracticeRun {
  readonly store: StoreApi<RunState>;
  readonly #parts: RunParts;
  #running = new AbortController();
  #untold: NextLine | null = null;

  constructor(practice: Practice, parts: RunParts) {
    this.#parts = parts;
    this.store = createStore(() => ({ practice, words: null, isOn: false, failure: null }));
  }

  readonly goOn = (): void => {
    this.stop();
    const { signal } = this.#running;
    this.#set({ isOn: true, failure: null });
    this.#sayOn(signal).catch((failure: unknown) => {
      if (!signal.aborted) this.#set({ words: null, failure });
    });
  };

  readonly repeat = (): void => {
    this.stop();
    const { signal } = this.#running;
    const { question } = placeIn(this.store.getState().practice).turn;
    if (question === null) return;
    void this.#sayAgain(question, signal);
  };

  readonly stop = (): void => {
    this.#running.abort();
    this.#running = new AbortController();
    if (this.store.getState().words !== null) this.#parts.interviewer.takeBack();
    this.#set({ words: null });
  };

  readonly take = (practice: Practice): void => this.#set({ practice });

  async #sayAgain(question: string, signal: AbortSignal): Promise<void> {
    const { interviewer } = this.#parts;
    this.#set({ words: '' });
    await interviewer.say(question, (words) => !signal.aborted && this.#set({ words }), signal);
    if (signal.aborted) return;
    interviewer.takeBack();
    this.#set({ words: null });
  }

  async #sayOn(signal: AbortSignal): Promise<void> {
    if (this.#untold) {
      await this.#tell(this.#untold, signal);
      if (placeIn(this.store.getState().practice).isAsked) return;
    }
    for (;;) {
      const { next } = placeIn(this.store.getState().practice);
      if (!next || signal.aborted) return;
      this.#set({ words: '' });
      await this.#parts.interviewer.say(
        next.text,
        (words) => !signal.aborted && this.#set({ words }),
        signal,
      );
      if (signal.aborted) return;
      await this.#tell(next, signal);
      if (placeIn(this.store.getState().practice).isAsked || signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async #tell(line: NextLine, signal: AbortSignal): Promise<void> {
    this.#untold = line;
    const said = await this.#parts.tellSaid(line.line);
    this.#untold = null;
    const { practice } = this.store.getState();
    if (!signal.aborted) this.#set({ words: null });
    this.#set({ practice: { ...practice, said } });
  }

  #set(change: Partial<RunState>): void {
    this.store.setState(change);
  }
}
