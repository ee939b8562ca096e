import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Capture, CaptureEvent, CaptureOptions } from './capture/capture-events.ts';
import { startCapture } from './capture/start-capture.ts';
import { askForMicrophone, stopMicrophone, type WithoutMicrophone } from './microphone.ts';

/** `asking` for the microphone · `finishing`: the last words are waited for. */
type OwnVoiceState = 'off' | 'asking' | 'listening' | 'finishing';

export interface HeardOwnVoice {
  readonly state: OwnVoiceState;
  /** Words that are no final text yet. */
  readonly interim: string;
  readonly trouble: string | null;
}

const NOT_HEARD: HeardOwnVoice = { state: 'off', interim: '', trouble: null };

const HELD_BACK = 'Your browser holds your microphone back. Click anywhere, or press a key.';

export interface OwnVoiceParts {
  /** Where its sound goes: the candidate's channel of a session. */
  url: () => string;
  /** Hears each piece of final text, and how long was spoken by then. */
  onText?: (text: string, seconds: number) => void;
  without: WithoutMicrophone;
  ask?: typeof askForMicrophone;
  start?: (options: CaptureOptions) => Capture;
}

/** The candidate's own voice: a capture whose source is the microphone, which is asked for when it begins. */
export class OwnVoice {
  readonly store: StoreApi<HeardOwnVoice> = createStore(() => NOT_HEARD);
  readonly #parts: OwnVoiceParts;
  #capture: Capture | null = null;
  #stream: MediaStream | null = null;
  #level = 0;
  #begunAt = 0;
  #seconds = 0;
  #finished: (() => void) | null = null;
  #running = new AbortController();

  constructor(parts: OwnVoiceParts) {
    this.#parts = parts;
  }

  /** Root mean square of the latest sound, 0 to 1. */
  readonly level = (): number => this.#level;

  /** Spoken time without the pauses for another microphone; 0: none. */
  get seconds(): number {
    return this.#seconds + (this.#stream ? (performance.now() - this.#begunAt) / 1_000 : 0);
  }

  async begin(): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const { url, without, ask = askForMicrophone, start = startCapture } = this.#parts;
    this.#set({ ...NOT_HEARD, state: 'asking' });
    try {
      const stream = await ask(without);
      if (signal.aborted) return stopMicrophone(stream);
      this.#stream = stream;
      this.#begunAt = performance.now();
      this.#set({ state: 'listening' });
      this.#capture = start({
        stream,
        url: url(),
        signal,
        onEvent: (event) => !signal.aborted && this.#hear(event),
      });
    } catch (error) {
      if (!signal.aborted)
        this.#set({ ...NOT_HEARD, trouble: error instanceof Error ? error.message : null });
    }
  }

  /** To be called when what `url` says has changed: the sound goes there from now on. */
  moveOn(): void {
    this.#capture?.moveTo(this.#parts.url());
  }

  /** Listens no more. Resolves when the last words are there. */
  async finish(): Promise<void> {
    if (!this.#capture) return;
    this.#set({ state: 'finishing' });
    this.#countUp();
    await new Promise<void>((resolve) => {
      this.#finished = resolve;
      this.#capture?.stop();
    });
  }

  /** Says why it is not heard, until it is. */
  tell(trouble: string): void {
    this.#set({ trouble });
  }

  /** Stops at once. */
  end(): void {
    this.#running.abort();
    this.#letGo();
    this.#set(NOT_HEARD);
  }

  reset(): void {
    this.end();
    this.#seconds = 0;
  }

  #hear(event: CaptureEvent): void {
    switch (event.type) {
      case 'level':
        this.#level = event.rms;
        return;
      case 'interim':
        return this.#set({ interim: event.text });
      case 'transcript':
        this.#set({ interim: '' });
        return this.#parts.onText?.(event.text, this.seconds);
      case 'status':
        return this.#set({ trouble: event.state === 'ready' ? null : (event.detail ?? null) });
      case 'connection':
        return this.#set({
          trouble:
            event.state === 'reconnecting' ? 'The server is away. What you say is kept and sent.' : null,
        });
      case 'ended': {
        const isWanted = this.#finished !== null || event.reason === 'stopped';
        this.#letGo();
        return this.#set({ ...NOT_HEARD, trouble: isWanted ? null : this.#whyNot(event) });
      }
      case 'audio':
        return event.state === 'needs-gesture' ? this.#resumeOnGesture() : this.#set({ trouble: null });
      case 'detail':
      case 'gap':
      case 'kept':
      case 'session-over':
      case 'share-ended':
      case 'went-on':
        return;
    }
  }

  /** A browser that holds the sound back lets it go at the first click or key. */
  #resumeOnGesture(): void {
    this.#set({ trouble: HELD_BACK });
    const resume = (): void => void this.#capture?.resume();
    for (const gesture of ['pointerdown', 'keydown'])
      window.addEventListener(gesture, resume, { once: true, signal: this.#running.signal });
  }

  #whyNot({ reason, message }: Extract<CaptureEvent, { type: 'ended' }>): string | null {
    const { unplugged, elsewhere } = this.#parts.without;
    if (reason === 'track-ended') return unplugged;
    if (reason === 'listened-elsewhere') return elsewhere;
    return message ?? 'It is not heard any more. Please try again.';
  }

  #countUp(): void {
    if (this.#stream) this.#seconds += (performance.now() - this.#begunAt) / 1_000;
    if (this.#stream) stopMicrophone(this.#stream);
    this.#stream = null;
  }

  #letGo(): void {
    this.#countUp();
    this.#capture = null;
    this.#level = 0;
    this.#finished?.();
    this.#finished = null;
  }

  #set(change: Partial<HeardOwnVoice>): void {
    this.store.setState(change);
  }
}
