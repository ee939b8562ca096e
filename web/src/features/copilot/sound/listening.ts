import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Capture, CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import { audibility } from '#listening/capture/level.ts';
import type { Machine } from '../machine/machine.ts';
import { FirstSound } from './first-sound.ts';
import { Hearer } from './hearer.ts';
import { SpeechWatch } from './speech-watch.ts';
import { listen, type ListeningEvent, type ListeningState, NOT_LISTENING } from './listening-state.ts';

/** `here`: takes the listening over from another window. */
export interface ListeningQuery {
  channel: SpokenChannel;
  listen?: 'here';
}

export interface ListeningParts {
  channel: SpokenChannel;
  startCapture: (options: CaptureOptions) => Capture;
  findStream: () => MediaStream | null;
  windowName: string;
  stopSharing: () => void;
  machine: Machine;
  socketUrl: (sessionId: string, query: ListeningQuery) => string;
  nothingShared: string;
  /** Epoch milliseconds by the server's clock. */
  now: () => number;
  /** Epoch milliseconds up to which the page before a reload was heard; null: it was not. */
  heardBefore: number | null;
}

interface Current {
  capture: Capture | null;
}

/** Listens to one voice: one stream at a time, for one session at a time. */
export class Listening {
  readonly store: StoreApi<ListeningState> = createStore(() => NOT_LISTENING);
  readonly speech = new SpeechWatch();
  readonly #parts: ListeningParts;
  readonly #hearer: Hearer;
  readonly #isAudible = audibility();
  readonly #firstSound = new FirstSound();
  #current: Current | null = null;
  #running = new AbortController();
  #stream: MediaStream | null = null;
  #level = 0;
  #takesOver = false;

  constructor(parts: ListeningParts) {
    this.#parts = parts;
    this.#hearer = new Hearer(parts);
  }

  state(): ListeningState {
    return this.store.getState();
  }

  /**
   * Root mean square of the latest sound, 0 to 1. No part of the state, which would change twenty times a
   * second.
   */
  readonly level = (): number => this.#level;

  get hasBegun(): boolean {
    return this.#stream !== null || this.state().sound.state !== 'none';
  }

  /** True where neither this window nor another one listens. */
  get isIdle(): boolean {
    const { sound } = this.state();
    return sound.state === 'lost' || (sound.state === 'elsewhere' && !sound.isConnected);
  }

  get hears(): boolean {
    return this.state().sound.state === 'listening';
  }

  /** Epoch milliseconds up to which sound reached the server; null: none is listened to. */
  heardUntil(): number | null {
    const { sound } = this.state();
    const now = this.#parts.now();
    if (this.#hearer.heardBefore !== null) return this.#hearer.heardBefore;
    if (sound.state === 'listening') return now;
    return sound.state === 'reconnecting' ? now - sound.keptSeconds * 1_000 : null;
  }

  begin(): void {
    this.#stream = null;
    this.lookForStream();
    if (!this.#stream) this.#advance({ type: 'nothing-shared', why: this.#parts.nothingShared });
  }

  /** The dashboard may share anew at any time; a lost stream is not taken again. */
  lookForStream(): void {
    const stream = this.#parts.findStream();
    if (stream && stream !== this.#stream) this.listenTo(stream);
  }

  /** What the server has not heard of the stream before is kept. */
  listenTo(stream: MediaStream): void {
    this.#stream = stream;
    this.#firstSound.begin();
    this.#advance({ type: 'started' });
    if (this.#current?.capture?.listenTo(stream)) return;
    if (this.#current) this.stop();
    else this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#advance({ type: 'started' });
    const current: Current = { capture: null };
    this.#current = current;
    current.capture = this.#parts.startCapture({
      stream,
      url: this.#socketUrl(this.#takesOver ? 'here' : undefined),
      signal,
      onEvent: (event) => !signal.aborted && this.#hear(event, current),
    });
    this.#takesOver = false;
  }

  readonly hasStream = (): boolean => this.#parts.findStream() !== null;

  /** The other window only follows from then on. */
  readonly listenHere = (): void => {
    this.#takesOver = true;
    this.begin();
  };

  /** @param client name of the window that listens; null: none */
  hearOfListener(client: string | null): void {
    if (client !== this.#parts.windowName)
      this.#advance({ type: 'listener', is: client === null ? 'nobody' : 'another' });
  }

  /** Call it from a click or key when the browser held the sound back. */
  resume(): void {
    void this.#current?.capture?.resume();
  }

  flush(): void {
    this.#current?.capture?.flush();
  }

  readonly hurry = (): void => this.#current?.capture?.hurry();

  /** Sound that had stopped begins anew. */
  moveOn(): void {
    if (!this.#current) return this.begin();
    this.#current.capture?.moveTo(this.#socketUrl());
  }

  /** Ends the capture; its last words may still arrive. */
  stop(): void {
    if (this.#current) this.#current.capture?.stop();
    else this.#running.abort();
    this.#running = new AbortController();
    this.#forgetCapture();
    this.#advance({ type: 'stopped' });
  }

  finish(): void {
    this.stop();
    this.#parts.stopSharing();
  }

  end(): void {
    this.#running.abort();
    this.#forgetCapture();
    this.#advance({ type: 'stopped' });
  }

  #hear(event: CaptureEvent, current: Current): void {
    if (event.type === 'level') return this.#hearLevel(event.rms);
    if (current !== this.#current) return event.type === 'gap' ? this.#tell(event) : undefined;
    if (event.type === 'ended') this.#forgetCapture();
    this.#advance(event);
    this.#tell(event);
  }

  #tell(event: Exclude<CaptureEvent, { type: 'level' }>): void {
    const told = this.#hearer.hear(event);
    if (told) this.#parts.machine.dispatch(told);
  }

  #hearLevel(rms: number): void {
    if (!this.#current) return;
    this.#level = rms;
    this.speech.hearLevel(rms);
    this.#advance({ type: 'hearing', hearing: this.#isAudible(rms) });
    if (this.#firstSound.isMissing(rms)) this.#advance({ type: 'soundless' });
  }

  #socketUrl(listen?: 'here'): string {
    const { machine, socketUrl, channel } = this.#parts;
    return socketUrl(
      machine.select(({ id }) => id),
      { channel, ...(listen && { listen }) },
    );
  }

  #forgetCapture(): void {
    this.#level = 0;
    this.#current = null;
  }

  #advance(event: ListeningEvent): void {
    this.store.setState((state) => listen(state, event), true);
  }
}
