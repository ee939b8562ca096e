import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { questionFrom, itemCount } from '#transcript/transcript.ts';
import { answerFailure } from '#answers/answer-failure.ts';
import type { Capture, CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import {
  advance,
  type CopilotEvent,
  type CopilotSession,
  newCopilotSession,
  runningExchange,
} from './copilot-session.ts';
import { parseExpiry } from './countdown.ts';
import { hearingFrom } from './hearing.ts';
import { batchPerFrame } from '#answers/per-frame.ts';
import { restoreSession, saveSession } from './saved-session.ts';

/** The world outside a copilot, so that tests can stand in for it. */
export interface CopilotParts {
  sessionId: string;
  expiresAt: string;
  socketUrl: () => string;
  startCapture: (options: CaptureOptions) => Capture;
  /** The stream of the window that opened this one, while it is live. */
  findStream: () => MediaStream | null;
  /** Throws ApiError. */
  streamAnswer: (message: string, signal: AbortSignal) => AsyncIterable<string>;
  storage: Storage;
  now: () => number;
  nextFrame: (callback: () => void) => unknown;
}

/** One live session: turns what is heard, asked and answered into states of {@link CopilotSession}. */
export class Copilot {
  readonly #parts: CopilotParts;
  readonly #listeners = new Set<() => void>();
  readonly #hearing = hearingFrom();
  #session: CopilotSession;
  #saved: CopilotSession;
  #capture: Capture | null = null;
  #listening = new AbortController();
  #answering = new AbortController();
  #stream: MediaStream | null = null;
  #level = 0;

  constructor(parts: CopilotParts) {
    this.#parts = parts;
    const restored = restoreSession(parts.storage, parts.sessionId);
    this.#session = newCopilotSession(parseExpiry(parts.expiresAt), parts.now(), restored);
    this.#saved = this.#session;
  }

  readonly session = (): CopilotSession => this.#session;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loudness of the latest sound, root mean square, 0 to 1; kept out of the session, which would change as often. */
  readonly level = (): number => (this.#session.expired ? 0 : this.#level);

  /** Begins to listen and to count down; call what it returns to let everything go. */
  start(): () => void {
    const ticking = setInterval(() => this.#tick(), 1_000);
    this.#stream = null;
    this.#listenToOpener();
    if (!this.#stream && !this.#session.expired) this.#dispatch({ type: 'nothing-shared' });
    return () => {
      clearInterval(ticking);
      this.save();
      this.#listening.abort();
      this.stopAnswer();
    };
  }

  /** Listens to a shared stream from now on, instead of the one before. */
  listenTo(stream: MediaStream): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#stream = stream;
    this.#dispatch({ type: 'sound-started' });
    this.#capture = this.#parts.startCapture({
      stream,
      url: this.#parts.socketUrl(),
      signal,
      onEvent: (event) => !signal.aborted && this.#onCapture(event),
    });
  }

  /** To be called from a click or a key when the browser held the sound back. */
  resumeSound(): void {
    void this.#capture?.resume();
  }

  readonly toggleLine = (id: number): void => {
    this.#dispatch({ type: 'line-toggled', id });
  };

  /** Asks about the selected lines, or the newest. A repeated press on the same lines changes nothing. */
  getAnswer(): void {
    const { transcript } = this.#session;
    if (itemCount(transcript) === 0) return this.reportError(MESSAGES.noTranscript);
    const selected = transcript.pages.some((page) => page.some((line) => line.selected));
    if (runningExchange(this.#session) && !selected) return;
    void this.#ask(questionFrom(transcript).slice(-LIMITS.message), MESSAGES.failedToGetResponse);
  }

  /** Asks a typed question; one without words is not sent. */
  send(question: string): void {
    const asked = question.trim().slice(0, LIMITS.question);
    if (asked) void this.#ask(asked, MESSAGES.failedToSendQuestion);
  }

  retry(question: string): void {
    void this.#ask(question, MESSAGES.failedToGetResponse);
  }

  stopAnswer(): void {
    const running = runningExchange(this.#session);
    this.#answering.abort();
    if (running) this.#dispatch({ type: 'answer-ended', id: running.id, status: 'stopped' });
  }

  reportError(error: string): void {
    this.#dispatch({ type: 'failed', error });
  }

  dismissError(): void {
    this.#dispatch({ type: 'error-dismissed' });
  }

  async #ask(question: string, failure: string): Promise<void> {
    if (this.#session.expired) return;
    this.stopAnswer();
    this.#answering = new AbortController();
    const { signal } = this.#answering;
    const id = (this.#session.exchanges.at(-1)?.id ?? 0) + 1;
    this.#dispatch({ type: 'asked', id, question });
    const batch = batchPerFrame(
      (text) => this.#dispatch({ type: 'answer-text', id, text }),
      this.#parts.nextFrame,
    );
    try {
      for await (const text of this.#parts.streamAnswer(question, signal)) batch.add(text);
      batch.flush();
      this.#dispatch({ type: 'answer-ended', id, status: 'done' });
    } catch (error) {
      batch.flush();
      if (signal.aborted) return; // stopped, and said so already
      this.#dispatch({ type: 'answer-ended', id, status: 'failed', error: answerFailure(error, failure) });
    }
  }

  #onCapture(event: CaptureEvent): void {
    if (event.type === 'ended') this.#level = 0;
    if (event.type !== 'level') return this.#dispatch(event);
    this.#level = event.rms;
    this.#dispatch({ type: 'hearing', hearing: this.#hearing(event.rms) });
  }

  #tick(): void {
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    const { sound, expired } = this.#session;
    if (expired) this.#stopListening();
    else if (sound.state === 'lost') this.#listenToOpener();
    this.save();
  }

  /** Leaves the last words time to arrive. */
  #stopListening(): void {
    this.#capture?.stop();
    this.#capture = null;
  }

  /** The dashboard may share anew at any time; a stream that was lost once is not taken again. */
  #listenToOpener(): void {
    if (this.#session.expired || this.#session.authenticationFailed) return;
    const stream = this.#parts.findStream();
    if (stream && stream !== this.#stream) this.listenTo(stream);
  }

  /** Keeps what a reload must not lose; done every second, and to be called when the window goes. */
  readonly save = (): void => {
    if (
      this.#session.transcript === this.#saved.transcript &&
      this.#session.exchanges === this.#saved.exchanges
    )
      return;
    saveSession(this.#parts.storage, this.#parts.sessionId, this.#session);
    this.#saved = this.#session;
  };

  #dispatch(event: CopilotEvent): void {
    const time = new Date(this.#parts.now()).toLocaleTimeString();
    const next = advance(this.#session, event, time);
    if (next === this.#session) return;
    this.#session = next;
    for (const listener of this.#listeners) listener();
  }
}
