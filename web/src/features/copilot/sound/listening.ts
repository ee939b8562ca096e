import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Capture, CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import { audibility } from '#listening/capture/level.ts';
import type { Machine } from '../machine/machine.ts';
import { FirstSound } from './first-sound.ts';
import { Hearer } from './hearer.ts';
import { SpeechWatch } from './speech-watch.ts';
import { listen, type ListeningEvent, type ListeningState, NOT_LISTENING } from './listening-state.ts';

/** What the address of a socket says of the listening: `here` also if another window listens. */
export interface ListeningQuery {
  channel: SpokenChannel;
  listen?: 'here';
}

export interface ListeningParts {
  /** Whose voice the sound carries. */
  channel: SpokenChannel;
  startCapture: (options: CaptureOptions) => Capture;
  /** The stream of the window that opened this one, while it is live. */
  findStream: () => MediaStream | null;
  /** As the window calls itself on the sockets of its sound. */
  windowName: string;
  /** Stops what was shared in this very window, if anything was. */
  stopSharing: () => void;
  machine: Machine;
  /** Where the sound of a session goes. */
  socketUrl: (sessionId: string, query: ListeningQuery) => string;
  /** The sentence where nothing is shared with this window. */
  nothingShared: string;
  /** Epoch milliseconds by the server's clock. */
  now: () => number;
  /** Up to when the page before this one was heard; null where there was none, or it heard nothing. */
  heardBefore: number | null;
}

interface Current {
  capture: Capture | null;
}

/** Listens to one voice: one stream at a time, on its way to one session at a time. */
export class Listening {
  readonly store: StoreApi<ListeningState> = createStore(() => NOT_LISTENING);
  readonly speech = new SpeechWatch();
  readonly #parts: ListeningParts;
  readonly #hearer: Hearer;
  readonly #isAudible = audibility();
  readonly #firstSound = new FirstSound();
  /** Null while nothing is captured, or only last words are waited for. */
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

  /** Loudness of the latest sound, root mean square, 0 to 1; kept out of the state, which would change as often. */
  readonly level = (): number => this.#level;

  /** Whether there was a stream to listen to, or the want of one was told. */
  get hasBegun(): boolean {
    return this.#stream !== null || this.state().sound.state !== 'none';
  }

  /** Whether this window has nothing to listen to, and no other one listens. */
  get isIdle(): boolean {
    const { sound } = this.state();
    return sound.state === 'lost' || (sound.state === 'elsewhere' && !sound.isConnected);
  }

  /** Whether the sound reaches the server from this window. */
  get hears(): boolean {
    return this.state().sound.state === 'listening';
  }

  /** Up to when the sound has reached the server, from this page or the one before; null while nothing is listened to. */
  heardUntil(): number | null {
    const { sound } = this.state();
    const now = this.#parts.now();
    if (this.#hearer.heardBefore !== null) return this.#hearer.heardBefore;
    if (sound.state === 'listening') return now;
    return sound.state === 'reconnecting' ? now - sound.keptSeconds * 1_000 : null;
  }

  /** Begins with what is shared by now, or says that nothing is. */
  begin(): void {
    this.#stream = null;
    this.lookForStream();
    if (!this.#stream) this.#advance({ type: 'nothing-shared', why: this.#parts.nothingShared });
  }

  /** The dashboard may share anew at any time; a stream that was lost once is not taken again. */
  lookForStream(): void {
    const stream = this.#parts.findStream();
    if (stream && stream !== this.#stream) this.listenTo(stream);
  }

  /** Listens to a shared stream from now on, instead of the one before, of which nothing is lost. */
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

  /** Whether something is shared that this window can listen to. */
  readonly hasStream = (): boolean => this.#parts.findStream() !== null;

  /** Listens in the place of the other window, which only follows from then on. */
  readonly listenHere = (): void => {
    this.#takesOver = true;
    this.begin();
  };

  /** @param client the name of the window that the session is heard by; null: by none */
  hearOfListener(client: string | null): void {
    if (client !== this.#parts.windowName)
      this.#advance({ type: 'listener', is: client === null ? 'nobody' : 'another' });
  }

  /** To be called from a click or a key when the browser held the sound back. */
  resume(): void {
    void this.#current?.capture?.resume();
  }

  /** Asks the recogniser to finish what was said so far. */
  flush(): void {
    this.#current?.capture?.flush();
  }

  /** The user looks at the window: a connection that is waited for is tried at once. */
  readonly hurry = (): void => this.#current?.capture?.hurry();

  /** The sound goes over to the present session as it is; where it had stopped it begins anew. */
  moveOn(): void {
    if (!this.#current) return this.begin();
    this.#current.capture?.moveTo(this.#socketUrl());
  }

  /** Leaves the last words time to arrive, also beside what is listened to next. */
  stop(): void {
    if (this.#current) this.#current.capture?.stop();
    else this.#running.abort();
    this.#running = new AbortController();
    this.#forgetCapture();
    this.#advance({ type: 'stopped' });
  }

  /** Nothing is to be heard here any more. */
  finish(): void {
    this.stop();
    this.#parts.stopSharing();
  }

  /** Stops at once. */
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
