import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Capture, CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import { startCapture } from '#listening/capture/start-capture.ts';
import { askForMicrophone, stopMicrophone, MICROPHONE_GONE } from '#listening/microphone.ts';
import { transcriptionUrl } from '#listening/transcription-url.ts';

/** `asking`: for the microphone; `finishing`: last words are awaited. */
type SpokenState = 'off' | 'asking' | 'listening' | 'finishing';

export interface SpokenAnswer {
  readonly state: SpokenState;
  readonly interim: string;
  readonly trouble: string | null;
}

const OFF: SpokenAnswer = { state: 'off', interim: '', trouble: null };

interface SpokenParts {
  sessionId: string;
  /** @param seconds spoken so far */
  onText: (text: string, seconds: number) => void;
  ask?: () => Promise<MediaStream>;
  start?: (options: CaptureOptions) => Capture;
}

/** Sound goes to the candidate's channel. */
export class AnswerAloud {
  readonly store: StoreApi<SpokenAnswer> = createStore(() => OFF);
  readonly #parts: SpokenParts;
  #capture: Capture | null = null;
  #stream: MediaStream | null = null;
  #level = 0;
  #begunAt = 0;
  #seconds = 0;
  #finished: (() => void) | null = null;
  #running = new AbortController();

  constructor(parts: SpokenParts) {
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
    const { sessionId, ask = askForMicrophone, start = startCapture } = this.#parts;
    this.#set({ ...OFF, state: 'asking' });
    try {
      const stream = await ask();
      if (signal.aborted) return stopMicrophone(stream);
      this.#stream = stream;
      this.#begunAt = performance.now();
      this.#set({ state: 'listening' });
      this.#capture = start({
        stream,
        url: transcriptionUrl(TRANSCRIBE_PATHS.practice, { session_id: sessionId, channel: 'candidate' }),
        signal,
        onEvent: (event) => !signal.aborted && this.#hear(event),
      });
    } catch (error) {
      if (!signal.aborted) this.#set({ ...OFF, trouble: error instanceof Error ? error.message : null });
    }
  }

  /** Resolves when the last words are there. */
  async finish(): Promise<void> {
    if (!this.#capture) return;
    this.#set({ state: 'finishing' });
    this.#countUp();
    await new Promise<void>((resolve) => {
      this.#finished = resolve;
      this.#capture?.stop();
    });
  }

  end(): void {
    this.#running.abort();
    this.#letGo();
    this.#set(OFF);
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
        return this.#parts.onText(event.text, this.seconds);
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
        return this.#set({ ...OFF, trouble: isWanted ? null : sentenceOf(event) });
      }
      case 'audio':
      case 'detail':
      case 'gap':
      case 'kept':
      case 'session-over':
      case 'share-ended':
      case 'went-on':
        return;
    }
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

  #set(change: Partial<SpokenAnswer>): void {
    this.store.setState(change);
  }
}

const sentenceOf = ({ reason, message }: Extract<CaptureEvent, { type: 'ended' }>): string =>
  reason === 'track-ended'
    ? MICROPHONE_GONE
    : (message ?? 'It is not heard any more. Try again, or type the rest.');
