import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AUDIO, REPLAY } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { ClientMessage } from '@pythia/contracts/transcription.ts';
import type { RawData, WebSocket } from 'ws';
import { BoundedQueue } from '#core/bounded-queue.ts';
import { AUDIBLE } from '#core/is-audible.ts';
import { FLUSH } from '#providers/speech/speech-recogniser.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { SpeechEnd } from './speech-end.ts';
import { freeSamples, toSamples } from './frame-samples.ts';
import type { StreamIntervals } from './intervals.ts';
import { messageSender, type SendMessage } from '#http/message-sender.ts';
import { recognise, type Recognition } from './recognise.ts';
import { type SoundAllowance, SoundBacklog } from './sound-pace.ts';
import { HeardReports } from './heard-reports.ts';
import { SpokenLines, type SpokenLinesParts } from './spoken-lines.ts';
import { streamClosingFor, listenedElsewhere } from './stream-closing.ts';

/** 256 KB, about 8 s; while the recogniser is further behind, the socket is paused. */
const QUEUE_SAMPLES = 262_144 / 2;
const LAST_WORDS_MS = 2_000;
const SIGN_OF_LIFE_MS = 2_000;
/** Least audio between two flushes, however often a client asks. */
const FLUSH_AFTER_SAMPLES = 0.3 * AUDIO.sampleRate;
/** Sent by a closed page or window (RFC 6455 §7.4.1): nobody will replay unheard audio. */
const GOING_AWAY = 1001;
const BEHIND_SAMPLES = AUDIO.sampleRate;
/** Shorter frames count as this long, so that a flood of tiny ones cannot make the queue long and slow. */
const LEAST_SAMPLES = 160;

export interface StreamParts
  extends
    Pick<Recognition, 'recogniser' | 'userId' | 'vocabulary' | 'language'>,
    Pick<SpokenLinesParts, 'session' | 'channel' | 'corrector'> {
  /** True: a change of the session's language leaves the stream's. */
  keepsLanguage: boolean;
  heardBefore: number | undefined;
  intervals: StreamIntervals;
  allowance: SoundAllowance;
  remainingMs: number;
  onFailure: (error: unknown) => void;
}

export class AudioStream {
  readonly socket: WebSocket;
  readonly #parts: StreamParts;
  readonly #send: SendMessage<ServerMessage>;
  readonly #audio = new BoundedQueue<Int16Array>({
    capacity: QUEUE_SAMPLES,
    sizeOf: ({ length }) => Math.max(length, LEAST_SAMPLES),
    onRoom: () => this.#goOn(),
    onDone: freeSamples,
  });
  readonly #heard: HeardReports;
  readonly #lines: SpokenLines;
  readonly #inputEnded = new AbortController();
  readonly #over = new AbortController();
  readonly closed: Promise<void>;
  readonly #openedAt = performance.now();
  #received = 0;
  #flushedAt = 0;
  #signsOfLife: NodeJS.Timeout | undefined;
  #lastWords: NodeJS.Timeout | undefined;
  #closing: SocketClosing | undefined;
  readonly #backlog = new SoundBacklog();
  readonly #speechEnd = new SpeechEnd();

  constructor(socket: WebSocket, connection: Writable, parts: StreamParts) {
    this.socket = socket;
    this.#parts = parts;
    this.#send = messageSender(socket, connection);
    this.#heard = new HeardReports((heard) => this.#send({ heard }), parts.intervals.heard);
    this.#lines = new SpokenLines({
      ...parts,
      send: this.#send,
      reports: this.#heard,
      speechEnd: this.#speechEnd,
      backlog: this.#backlog,
      isCatchingUp: this.isCatchingUp,
    });
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  /** Returns when the socket is closed and recognition has stopped. Never throws. */
  async run(): Promise<void> {
    const { session, remainingMs, heardBefore } = this.#parts;
    const { ended } = session;
    const over = once(this.#over.signal, 'abort');
    if (heardBefore !== undefined) this.#send({ heard_before: heardBefore });
    const expire = (): void =>
      this.#closeAfterLastWords(new SocketClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired));
    const expiry = setTimeout(expire, remainingMs);
    ended.addEventListener('abort', expire);
    if (ended.aborted) expire();
    this.socket.on('message', (data, isBinary) => this.#onMessage(data, isBinary));
    this.socket.once('close', (code) => this.#onClosed(code));
    void this.#recognise(); // not awaited: an engine that does not stop must not hold the stream open
    await this.closed;
    clearTimeout(expiry);
    ended.removeEventListener('abort', expire);
    await over;
  }

  /**
   * Sends no more words: audio without a transcript is replayed on the next connection.
   * @param closing undefined: the client asked for it
   */
  close(closing?: SocketClosing): void {
    if (this.#over.signal.aborted) return;
    this.#heard.flush();
    if (closing) this.#send({ detail: closing.message });
    this.socket.close(closing?.code ?? CLOSE.normal);
    this.#release();
    this.socket.resume(); // or the client's close frame would not be read
  }

  cutOff(closing: SocketClosing): void {
    this.close(this.#closing ?? closing);
  }

  /** Gives way to another stream; one that is about to end keeps its last words. */
  displace(): void {
    const isEnding = this.#inputEnded.signal.aborted;
    if (!isEnding) this.close(listenedElsewhere());
  }

  /** True while audio kept through a break arrives, faster than it was spoken. */
  readonly isCatchingUp = (): boolean => this.#backlog.isComing || this.#audio.size > BEHIND_SAMPLES;

  get heard(): number {
    return this.#heard.heard;
  }

  readonly hearLanguage = (language: string): void => {
    if (this.#parts.keepsLanguage || language === this.#parts.language) return;
    this.close(new SocketClosing(CLOSE.restart, SERVER_MESSAGES.languageChanged));
  };

  /** Call it at intervals. */
  repeatHeard(): void {
    this.#heard.repeat();
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    if (this.#inputEnded.signal.aborted) return;
    if (isBinary) return this.#onAudio(data as Buffer);
    const control = readControl(data);
    if (control === 'ping') this.#heard.repeat();
    else if (control === 'flush') this.#flush();
    else if (control === 'end') this.#finish();
    else this.close(new SocketClosing(CLOSE.unsupportedData, SERVER_MESSAGES.badControl));
  }

  #onAudio(frame: Buffer): void {
    if (frame.length === 0) return;
    if (frame.length % 2 === 1) {
      return this.close(new SocketClosing(CLOSE.unsupportedData, SERVER_MESSAGES.badFrame));
    }
    const samples = toSamples(frame);
    this.#received += samples.length;
    if (this.#isTooFarAhead() || !this.#parts.allowance.take(samples.length / AUDIO.sampleRate)) {
      return this.close(new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.tooFarAhead));
    }
    this.#backlog.take(samples.length / AUDIO.sampleRate);
    const loudest = this.#speechEnd.take(samples);
    if (loudest > AUDIBLE) this.#parts.session.hearSound?.(samples.length / AUDIO.sampleRate);
    this.#audio.push(samples);
    if (this.#audio.isFull) this.#pause();
  }

  /** A paused socket reads no `ping`, so signs of life are sent unasked. */
  #pause(): void {
    this.socket.pause();
    this.#signsOfLife ??= setInterval(() => this.#heard.repeat(), SIGN_OF_LIFE_MS);
  }

  #goOn(): void {
    clearInterval(this.#signsOfLife);
    this.#signsOfLife = undefined;
    this.socket.resume();
  }

  #isTooFarAhead(): boolean {
    const seconds = (performance.now() - this.#openedAt) / 1_000;
    return this.#received > (seconds + REPLAY.mostAheadSeconds) * AUDIO.sampleRate;
  }

  #flush(): void {
    if (this.#received < this.#flushedAt + FLUSH_AFTER_SAMPLES) return;
    this.#flushedAt = this.#received;
    this.#audio.push(FLUSH);
  }

  #finish(): void {
    this.#audio.close();
    this.#inputEnded.abort();
  }

  /**
   * The client did not ask for this end, so it repeats nothing: a sentence in the middle is kept as it is.
   */
  #closeAfterLastWords(closing?: SocketClosing): void {
    this.#closing = closing;
    this.#lastWords ??= setTimeout(() => this.#breakOff(), LAST_WORDS_MS);
    this.#finish();
  }

  #breakOff(): void {
    this.#lines.breakOff();
    this.close(this.#closing);
  }

  #onClosed(code: number): void {
    if (code === GOING_AWAY) this.#closeAfterLastWords();
    else this.#release();
  }

  async #recognise(): Promise<void> {
    const { signal } = this.#over;
    try {
      await recognise({
        ...this.#parts,
        statusPollMs: this.#parts.intervals.status,
        audio: this.#audio,
        send: this.#send,
        lines: this.#lines,
        inputEnded: this.#inputEnded.signal,
        signal,
      });
      this.close(this.#closing);
    } catch (error) {
      if (!signal.aborted) this.#parts.onFailure(error);
      if (this.#lastWords) this.#breakOff();
      else this.close(streamClosingFor(error));
    }
  }

  #release(): void {
    this.#lines.dropInterim();
    clearTimeout(this.#lastWords);
    clearInterval(this.#signsOfLife);
    this.#heard.stop();
    this.#audio.abort();
    this.#inputEnded.abort();
    this.#over.abort();
  }
}

function readControl(data: RawData): ClientMessage['type'] | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse((data as Buffer).toString())).data?.type;
  } catch {
    return undefined;
  }
}
