import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ClientMessage } from '@pythia/contracts/transcription.ts';
import type { RawData, WebSocket } from 'ws';
import { BoundedQueue } from '#core/bounded-queue.ts';
import { HeardReports } from './heard-reports.ts';
import { messageSender, type SendMessage } from './message-sender.ts';
import { recognise, type Recognition } from './recognise.ts';
import { closingFor, StreamClosing } from './stream-closing.ts';

/** 256 KB, about 8 s: a recogniser that is further behind loses the oldest, and stays live. */
const QUEUE_SAMPLES = 262_144 / 2;
/** What a shorter frame counts as, so that a flood of tiny ones cannot make the queue long and slow. */
const LEAST_SAMPLES = 160;

export interface StreamParts extends Pick<Recognition, 'recogniser' | 'vocabulary' | 'keepLine'> {
  /** How long the session still lasts. */
  remainingMs: number;
  /** Hears of failures that are none of the client's. */
  onFailure: (error: unknown) => void;
}

/** One client's audio, from its frames to its words; see DESIGN's wire decisions for codes and messages. */
export class AudioStream {
  readonly #socket: WebSocket;
  readonly #parts: StreamParts;
  readonly #send: SendMessage;
  readonly #audio = new BoundedQueue<Int16Array>({
    capacity: QUEUE_SAMPLES,
    sizeOf: ({ length }) => Math.max(length, LEAST_SAMPLES),
  });
  readonly #heard: HeardReports;
  readonly #inputEnded = new AbortController();
  readonly #over = new AbortController();
  readonly #closed: Promise<void>;
  #answersPings = true;

  constructor(socket: WebSocket, parts: StreamParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#send = messageSender(socket);
    this.#heard = new HeardReports((heard) => this.#send({ heard }));
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  /** Serves the stream; returns when its socket is closed. Never throws. */
  async run(): Promise<void> {
    const expiry = setTimeout(
      () => this.close(new StreamClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired)),
      this.#parts.remainingMs,
    );
    this.#socket.on('message', (data, isBinary) => this.#onMessage(data, isBinary));
    this.#socket.on('pong', () => (this.#answersPings = true));
    void this.#closed.then(() => this.#release());
    void this.#recognise(); // not awaited: an engine that does not stop must not hold the stream open
    await this.#closed;
    clearTimeout(expiry);
  }

  /** Takes no more audio and lets the last words out, then closes. */
  finish(closing?: StreamClosing): void {
    this.#audio.close();
    this.#inputEnded.abort(closing);
  }

  /** @param closing undefined: the client asked for it */
  close(closing?: StreamClosing): void {
    if (this.#over.signal.aborted) return;
    if (closing) this.#send({ detail: closing.message });
    this.#socket.close(closing?.code ?? CLOSE.normal);
    this.#release();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Called at intervals: a connection that has not answered the last ping is half open. */
  beat(): void {
    if (!this.#answersPings) return this.terminate();
    this.#answersPings = false;
    this.#socket.ping();
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    if (this.#inputEnded.signal.aborted) return;
    if (isBinary) this.#onAudio(data as Buffer);
    else if (isEnd(data)) this.finish();
    else this.close(new StreamClosing(CLOSE.unsupportedData, MESSAGES.badControl));
  }

  #onAudio(frame: Buffer): void {
    if (frame.length === 0) return;
    if (frame.length % 2 === 1) {
      return this.close(new StreamClosing(CLOSE.unsupportedData, MESSAGES.badFrame));
    }
    const samples = toSamples(frame);
    this.#audio.push(samples);
    this.#heard.add(samples.length);
  }

  async #recognise(): Promise<void> {
    const { signal } = this.#over;
    const inputEnded = this.#inputEnded.signal;
    try {
      await recognise({ ...this.#parts, audio: this.#audio, send: this.#send, inputEnded, signal });
      this.close(inputEnded.reason instanceof StreamClosing ? inputEnded.reason : undefined);
    } catch (error) {
      if (!signal.aborted) this.#parts.onFailure(error);
      this.close(closingFor(error));
    }
  }

  #release(): void {
    this.#heard.stop();
    this.#audio.abort();
    this.#inputEnded.abort();
    this.#over.abort();
  }
}

function isEnd(data: RawData): boolean {
  try {
    return ClientMessage.safeParse(JSON.parse((data as Buffer).toString())).success;
  } catch {
    return false;
  }
}

/** The frame's bytes seen as samples, without a copy where they lie evenly. Both ends are little-endian. */
function toSamples(frame: Buffer): Int16Array {
  const { buffer, byteOffset, length } =
    frame.byteOffset % 2 === 0 ? frame : Buffer.from(new Uint8Array(frame));
  return new Int16Array(buffer, byteOffset, length / Int16Array.BYTES_PER_ELEMENT);
}
