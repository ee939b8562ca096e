import { WebSocket } from 'ws';
import type { ReplayedStream } from '../replayed-stream.ts';
import { isFlush, SpeechError, type TranscribeOptions } from '../../speech-recogniser.ts';
import { MalformedMessage } from './read-message.ts';
import type { Frame, ServiceConversation, SpeechService } from './speech-service.ts';

const KEEP_ALIVE_MS = 4_000;
const HANDSHAKE_MS = 8_000;
const CLOSE_MS = 2_000;
const MOST_MESSAGE_BYTES = 1_000_000;
const OUR_FAULT = new Set([400, 401, 402, 403, 404]);

export class ServiceConnection {
  readonly #socket: WebSocket;
  readonly #service: SpeechService;
  readonly #stream: ReplayedStream;
  readonly #conversation: ServiceConversation;
  readonly #outcome = Promise.withResolvers<'finished' | 'lost'>();
  #heard = 0;
  #hasAnswered = false;
  readonly #mostSilentMs: number;
  #patience: NodeJS.Timeout | undefined;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isAlive = true;

  constructor(
    service: SpeechService,
    stream: ReplayedStream,
    options: TranscribeOptions,
    mostSilentMs: number,
  ) {
    const { url, headers } = service.address(options);
    this.#service = service;
    this.#stream = stream;
    this.#mostSilentMs = mostSilentMs;
    this.#conversation = service.converse(stream, options, {
      breakOff: () => this.terminate(),
      later: (ms, what) => this.#later(ms, what),
    });
    this.#socket = new WebSocket(url, {
      headers,
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: MOST_MESSAGE_BYTES,
    });
    this.#socket.on('open', () => this.#begin());
    this.#socket.on('message', (data) => this.#read((data as Buffer).toString()));
    this.#socket.on('unexpected-response', (_, response) => this.#refuse(response.statusCode ?? 0));
    this.#socket.on('pong', () => (this.#isAlive = true));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      clearTimeout(this.#patience);
      for (const timer of this.#timers) clearTimeout(timer);
      this.#outcome.resolve('lost');
    });
  }

  /**
   * Settles at the last words or the connection's loss.
   * @throws SpeechError where a retry is useless
   */
  get outcome(): Promise<'finished' | 'lost'> {
    return this.#outcome.promise;
  }

  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /**
   * Audio before the connection opens is dropped: it is replayed.
   * @param samples or FLUSH
   */
  hear(samples: Int16Array): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (isFlush(samples)) {
      this.#send(this.#conversation.flush());
      return this.#conversation.owesWords ? this.#expectWords() : undefined;
    }
    this.#heard += samples.length;
    const frames = this.#conversation.hear(samples);
    if (this.#conversation.owesWords) this.#expectWords();
    if (this.#socket.bufferedAmount > 0) return this.#sendBehind(frames, this.#heard);
    this.#send(frames);
    this.#stream.passedOn(this.#heard);
  }

  end(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#send(this.#conversation.end());
    this.#expectWords();
    this.#closeIfDone();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #begin(): void {
    this.#send(this.#conversation.greet());
    for (const samples of this.#stream.replay()) this.hear(samples);
    if (this.#stream.hasEnded) this.end();
    this.#repeat(() => this.#ping(), this.#mostSilentMs);
    const { keepAlive } = this.#conversation;
    if (keepAlive !== undefined) this.#repeat(() => this.#send([keepAlive]), KEEP_ALIVE_MS);
  }

  #repeat(what: () => void, everyMs: number): void {
    const timer = setInterval(what, everyMs);
    this.#socket.once('close', () => clearInterval(timer));
  }

  #ping(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  #expectWords(): void {
    this.#patience ??= setTimeout(() => this.terminate(), this.#mostSilentMs);
  }

  #later(ms: number, what: () => void): () => void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
      this.#closeIfDone();
    }, ms);
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }

  #forgetPatience(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #read(message: string): void {
    this.#hasAnswered = true;
    this.#isAlive = true;
    try {
      if (this.#conversation.read(message)) this.#forgetPatience();
      if (this.#stream.hasEnded) this.#expectWords();
      this.#closeIfDone();
    } catch (error) {
      if (error instanceof MalformedMessage) return this.#service.onMalformedMessage?.();
      this.#outcome.reject(error);
      this.#socket.terminate();
    }
  }

  #closeIfDone(): void {
    if (!this.#conversation.isDone) return;
    this.#outcome.resolve('finished');
    this.#socket.close();
    const timer = setTimeout(() => this.#socket.terminate(), CLOSE_MS);
    this.#socket.once('close', () => clearTimeout(timer));
  }

  #refuse(status: number): void {
    const ours = OUR_FAULT.has(status);
    if (ours) {
      this.#outcome.reject(
        new SpeechError('refused', 'The speech service refused the connection.', { retryable: false }),
      );
    }
    this.#socket.terminate();
  }

  #send(frames: readonly Frame[]): void {
    for (const frame of frames) this.#socket.send(frame);
  }

  #sendBehind(frames: readonly Frame[], position: number): void {
    const last = frames.at(-1);
    if (last === undefined) return this.#stream.passedOn(position);
    this.#send(frames.slice(0, -1));
    // a failed send is followed by 'close' and a replay
    this.#socket.send(last, (error) => void (error ?? this.#stream.passedOn(position)));
  }
}
