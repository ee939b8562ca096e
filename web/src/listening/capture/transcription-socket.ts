import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AUDIO } from '@pythia/contracts/limits.ts';
import type { ClientMessage, ServerMessage } from '@pythia/contracts/transcription.ts';
import { Backoff } from '#api/retry.ts';
import { randomId } from '#browser/id.ts';
import type {
  ConnectionEvent,
  EndReason,
  GapEvent,
  KeptEvent,
  SessionOverEvent,
  SpeechEvent,
} from './capture-events.ts';
import { ReplayRing } from './replay-ring.ts';
import { type Probing, ServerReturns } from './server-returns.ts';
import { parseServerMessage, speechEvent } from './server-message.ts';

/** 4 s of sound in the browser's buffer; the rest waits in the ring, which can resend it. */
const MOST_BUFFERED_BYTES = 131_072;
const CONNECT_MS = 10_000;
/** A recogniser that is silent for so long is stuck. */
const STUCK_MS = 30_000;
/** After so much silence the connection has to prove that it lives. */
const QUIET_MS = 3_000;
const PROOF_MS = 3_000;
const LAST_WORDS_MS = 2_500;
const FLUSH_EVERY_MS = 50;

type SocketEnd = Extract<EndReason, 'authentication-failed' | 'listened-elsewhere' | 'stopped'>;
export type SocketEvent =
  | ConnectionEvent
  | SpeechEvent
  | GapEvent
  | KeptEvent
  | SessionOverEvent
  | { type: 'ended'; reason: SocketEnd };

export interface SocketOptions {
  url: string;
  onEvent: (event: SocketEvent) => void;
  ring?: ReplayRing;
  backoff?: Backoff;
  probing?: Probing;
}

/**
 * Keeps a sound stream connected until it is finished or refused. Each connection begins with what the server
 * has not heard. A dead connection is noticed when sound is sent.
 */
export class TranscriptionSocket {
  #url: string;
  readonly #onEvent: (event: SocketEvent) => void;
  readonly #ring: ReplayRing;
  readonly #backoff: Backoff;
  readonly #returns: ServerReturns;
  #socket: WebSocket | undefined;
  #name = '';
  /** Name of the last connection that had sound. */
  #before: string | undefined;
  #isHandingOver = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #flushing: ReturnType<typeof setInterval> | undefined;
  /** `performance.now()` at which the connection counts as stuck. */
  #giveUpAt = 0;
  #quietSince = 0;
  /** `performance.now()` at which a connection without proof is dead. */
  #proofDueAt = Infinity;
  #isRecogniserReady = false;
  #keptSeconds = 0;
  #isSessionOver = false;
  #phase: 'streaming' | 'finishing' | 'end-said' | 'over' = 'streaming';

  constructor({ url, onEvent, ring, backoff, probing }: SocketOptions) {
    this.#url = url;
    this.#onEvent = onEvent;
    this.#ring = ring ?? new ReplayRing();
    this.#backoff = backoff ?? new Backoff();
    this.#returns = new ServerReturns({ url, onReturn: () => this.#onServerReturn(), probing });
    this.#connect();
  }

  /** @param frame 16 kHz mono, kept until heard, within the ring's bound */
  send(frame: Int16Array): void {
    if (this.#phase !== 'streaming') return;
    this.#ring.write(frame);
    if (this.#isDead()) this.#onClose(this.#socket!, BROKEN);
    else if (this.#isQuiet()) this.#askForProof();
    this.#pump();
    this.#tellKept();
  }

  flush(): void {
    if (this.#phase === 'streaming' && this.#socket?.readyState === WebSocket.OPEN)
      say(this.#socket, 'flush');
  }

  /** The last words still arrive, then `ended` with `stopped`. */
  finish(): void {
    if (this.#phase !== 'streaming') return;
    if (!this.#socket) return this.#endUnheard();
    this.#phase = 'finishing';
    this.#giveUpAt = performance.now() + LAST_WORDS_MS;
    this.#flushing = setInterval(() => this.#flush(), FLUSH_EVERY_MS);
    this.#pump();
  }

  moveTo(url: string): void {
    if (this.#phase !== 'streaming') return;
    this.#url = url;
    this.#isSessionOver = false;
    if (this.#socket) this.#letGo(this.#socket);
    this.#backoff.reset();
    this.retryNow();
  }

  retryNow(): void {
    if (this.#phase !== 'streaming' || this.#socket || this.#isSessionOver) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Connects now, and soon again if that was too early. */
  networkReturned(): void {
    this.#backoff.reset();
    this.#askForProof();
    this.retryNow();
  }

  /** An attempt that began before the server's return may hang, so it is replaced. */
  #onServerReturn(): void {
    if (this.#phase !== 'streaming') return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) this.#letGo(this.#socket);
    this.retryNow();
  }

  #connect(): void {
    this.#onEvent({ type: 'connection', state: 'connecting' });
    this.#name = randomId();
    const after = this.#before === undefined ? '' : `&after=${this.#before}`;
    const socket = new WebSocket(`${this.#url}&connection=${this.#name}${after}`);
    this.#socket = socket;
    this.#giveUpAt = performance.now() + CONNECT_MS;
    this.#proofDueAt = Infinity;
    this.#isRecogniserReady = false;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#onMessage(data);
    socket.onclose = (event) => this.#onClose(socket, event);
  }

  #onOpen(): void {
    this.#extendPatience();
    this.#quietSince = performance.now();
    this.#returns.stop();
    this.#isHandingOver = this.#before !== undefined;
    if (!this.#isHandingOver) this.#begin();
  }

  /** The server may have heard sound whose words were lost with the last connection. */
  #onHeardBefore(samples: number): void {
    if (!this.#isHandingOver) return;
    this.#ring.acknowledge(samples);
    this.#begin();
  }

  #begin(): void {
    this.#isHandingOver = false;
    this.#before = this.#name;
    this.#keptSeconds = 0;
    this.#ring.rewind();
    this.#onEvent({ type: 'connection', state: 'open' });
    this.#tellGap(this.#ring.takeLost());
    this.#pump();
  }

  #onMessage(data: unknown): void {
    this.#quietSince = performance.now();
    this.#proofDueAt = Infinity;
    const message = parseServerMessage(data);
    if (!message) return;
    if ('status' in message) this.#onStatus(message.status);
    if (isAboutSound(message)) this.#backoff.reset();
    if (this.#phase !== 'streaming' || !this.#isRecogniserReady || isSpeech(message)) this.#extendPatience();
    if ('heard' in message) return this.#onHeard(message.heard);
    if ('heard_before' in message) return this.#onHeardBefore(message.heard_before);
    const event = speechEvent(message);
    if (event) this.#onEvent(event);
  }

  /**
   * Only the first connection takes the listening over. A status without `heard_before` begins anew.
   */
  #onStatus(status: 'ready' | 'preparing' | 'unavailable'): void {
    if (this.#isHandingOver) this.#begin();
    this.#isRecogniserReady = status === 'ready';
    this.#url = withoutTakingOver(this.#url);
  }

  #onHeard(samples: number): void {
    if (this.#ring.acknowledge(samples)) this.#extendPatience();
    this.#tellGap(this.#ring.takeLost());
    this.#pump();
  }

  #onClose(socket: WebSocket, { code, wasClean }: Pick<CloseEvent, 'code' | 'wasClean'>): void {
    this.#letGo(socket);
    if (code === CLOSE.authenticationFailed) return this.#end('authentication-failed');
    if (code === CLOSE.listenedElsewhere) return this.#end('listened-elsewhere');
    this.#isSessionOver = SESSION_OVER.has(code);
    if (this.#phase === 'streaming' && this.#isSessionOver) return this.#onEvent({ type: 'session-over' });
    if (this.#phase !== 'streaming') return code === CLOSE.normal ? this.#end('stopped') : this.#endUnheard();
    const inMs = this.#backoff.next();
    this.#retry = setTimeout(() => this.#connect(), inMs);
    this.#onEvent({ type: 'connection', state: 'reconnecting', inMs, code, wasClean });
    this.#returns.watch();
  }

  #pump(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || this.#isHandingOver) return;
    if (this.#phase === 'streaming' && this.#ring.inFlight === 0) {
      this.#extendPatience();
      this.#quietSince = performance.now();
    }
    while (socket.bufferedAmount < MOST_BUFFERED_BYTES) {
      const chunk = this.#ring.next(AUDIO.samplesPerChunk);
      if (!chunk) return this.#sayEnd(socket);
      socket.send(chunk); // little-endian, like every platform that runs a browser
    }
  }

  #flush(): void {
    if (performance.now() > this.#giveUpAt) return this.#endUnheard();
    this.#pump();
  }

  #sayEnd(socket: WebSocket): void {
    if (this.#phase !== 'finishing') return;
    this.#phase = 'end-said';
    say(socket, 'end');
  }

  #extendPatience(): void {
    this.#giveUpAt = performance.now() + (this.#phase === 'streaming' ? STUCK_MS : LAST_WORDS_MS);
  }

  #isQuiet(): boolean {
    const isAsked = this.#proofDueAt !== Infinity;
    return !isAsked && this.#isAnswerDue && performance.now() > this.#quietSince + QUIET_MS;
  }

  /** Pings notice a line that swallows everything; TCP would take minutes. */
  #askForProof(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#proofDueAt = performance.now() + PROOF_MS;
    say(this.#socket, 'ping');
  }

  /** Silence means nothing once the server has heard all sound. */
  get #isAnswerDue(): boolean {
    return this.#isHandingOver || this.#ring.inFlight > 0;
  }

  #isDead(): boolean {
    if (!this.#socket) return false;
    if (performance.now() > this.#proofDueAt) return true;
    const isAsked = this.#socket.readyState === WebSocket.CONNECTING || this.#isAnswerDue;
    return isAsked && performance.now() > this.#giveUpAt;
  }

  #tellKept(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    const seconds = Math.floor(this.#ring.kept / AUDIO.sampleRate);
    if (seconds === this.#keptSeconds) return;
    this.#keptSeconds = seconds;
    this.#onEvent({ type: 'kept', seconds });
  }

  #tellGap(samples: number): void {
    if (samples > 0) this.#onEvent({ type: 'gap', seconds: samples / AUDIO.sampleRate });
  }

  #endUnheard(): void {
    this.#tellGap(this.#isSessionOver ? this.#missedAtEnd() : this.#ring.unheard);
    this.#end('stopped');
  }

  /** Sound of less than a second is no word. */
  #missedAtEnd(): number {
    return this.#ring.inFlight < AUDIO.sampleRate ? 0 : this.#ring.inFlight;
  }

  #end(reason: SocketEnd): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    clearTimeout(this.#retry);
    clearInterval(this.#flushing);
    this.#returns.stop();
    if (this.#socket) this.#letGo(this.#socket);
    this.#onEvent({ type: 'ended', reason });
  }

  /** Nothing waits for the close event of a dead connection, which takes minutes. */
  #letGo(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = undefined;
    this.#isHandingOver = false;
  }
}

export const withoutTakingOver = (url: string): string => url.replace(/&listen=here\b/, '');

const BROKEN = { code: 1006, wasClean: false };

/** Servers cannot send 403 as a close code, but the specification names it. */
const SESSION_OVER: ReadonlySet<number> = new Set([CLOSE.sessionExpired, 403]);

const say = (socket: WebSocket, type: ClientMessage['type']): void => socket.send(JSON.stringify({ type }));

const isSpeech = (message: ServerMessage): boolean => 'interim' in message || 'transcript' in message;

/** `status` and `detail` also come before a refusal, so they prove nothing. */
const isAboutSound = (message: ServerMessage): boolean => 'heard' in message || isSpeech(message);
