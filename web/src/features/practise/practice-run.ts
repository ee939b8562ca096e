import type { Practice } from '@pythia/contracts/practice.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Interviewer } from './interviewer/interviewer.ts';
import { type NextLine, placeIn } from './place.ts';

export interface RunState {
  readonly practice: Practice;
  /** The words of the line that is being said; null while nothing is. */
  readonly words: string | null;
  /** Whether the interviewer goes on by itself; not before a first press, nor after a reload. */
  readonly isOn: boolean;
  /** Why a line could not be kept. */
  readonly failure: unknown;
}

interface RunParts {
  interviewer: Pick<Interviewer, 'say' | 'takeBack'>;
  /** Tells the server that a line was said. @returns how many were by now. Throws ApiError. */
  tellSaid: (line: number) => Promise<number>;
}

/** Breath between two lines, in milliseconds. */
const PAUSE_MS = 350;

/** The interviewer's part of a practice: says line after line, and waits where something is to be answered. */
export class PracticeRun {
  readonly store: StoreApi<RunState>;
  readonly #parts: RunParts;
  #running = new AbortController();
  /** The line that was said and that the server has yet to be told of. */
  #untold: NextLine | null = null;

  constructor(practice: Practice, parts: RunParts) {
    this.#parts = parts;
    this.store = createStore(() => ({ practice, words: null, isOn: false, failure: null }));
  }

  /** Says what comes next, up to the next question: at the start, after an answer, and after a failure. */
  readonly goOn = (): void => {
    this.stop();
    const { signal } = this.#running;
    this.#set({ isOn: true, failure: null });
    this.#sayOn(signal).catch((failure: unknown) => {
      if (!signal.aborted) this.#set({ words: null, failure });
    });
  };

  /** Says the question once more. */
  readonly repeat = (): void => {
    this.stop();
    const { signal } = this.#running;
    const { question } = placeIn(this.store.getState().practice).turn;
    if (question === null) return;
    void this.#sayAgain(question, signal);
  };

  /** What is being said breaks off. */
  readonly stop = (): void => {
    this.#running.abort();
    this.#running = new AbortController();
    if (this.store.getState().words !== null) this.#parts.interviewer.takeBack();
    this.#set({ words: null });
  };

  /** What the server has of the practice, after an answer. */
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
