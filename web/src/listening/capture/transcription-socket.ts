import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { AUDIO } from '@pythia/contracts/limits.ts';
import type { ClientMessage, ServerMessage } from '@pythia/contracts/transcription.ts';
import { Backoff } from '#api/backoff.ts';
import { randomId } from '#browser/id.ts';
import type {
  ConnectionEvent,
  EndReason,
  GapEvent,
  KeptEvent,
  SessionOverEvent,
  SpeechEvent,
} from './capture-events.ts';
import { parseServerMessage } from './parse-server-message.ts';
import { ReplayRing } from './replay-ring.ts';
import { type Probing, ServerReturns } from './server-returns.ts';
import { speechEvent } from './speech-event.ts';

/** Most bytes in the browser's own buffer, 4 s of sound: the rest waits in the ring, from where a reconnect can resend it. */
const MOST_BUFFERED_BYTES = 131_072;
/** How long a connection may take to open. */
const CONNECT_MS = 10_000;
/** A recogniser from which no word comes for so long, and no sound is heard, is stuck: another connection begins anew. */
const STUCK_MS = 30_000;
/** When nothing at all has come for so long, the connection is asked for a proof that it is alive. */
const QUIET_MS = 3_000;
/** How long it has for that. */
const PROOF_MS = 3_000;
/** How long to wait for the last transcripts, from one message to the next. */
const LAST_WORDS_MS = 2_500;
/** How often the ring is drained into the connection when no new sound arrives. */
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
 * Carries sound to the server through as many connections as it takes, until it is finished or refused.
 * Each connection begins with what the server has not heard of the one before. Between two connections the server
 * is watched, so that its return ends the wait. A dead connection is noticed when sound is sent, so no timer runs
 * while all is well.
 */
export class TranscriptionSocket {
  #url: string;
  readonly #onEvent: (event: SocketEvent) => void;
  readonly #ring: ReplayRing;
  readonly #backoff: Backoff;
  readonly #returns: ServerReturns;
  /** Undefined between two connections and after the end. */
  #socket: WebSocket | undefined;
  /** Of the present connection. */
  #name = '';
  /** The last connection that was given sound. */
  #before: string | undefined;
  /** Whether the server is still to say what it had heard on that one. */
  #isHandingOver = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #flushing: ReturnType<typeof setInterval> | undefined;
  /** When the connection counts as stuck, by `performance.now()`. */
  #giveUpAt = 0;
  /** Since when nothing has come although it was due. */
  #quietSince = 0;
  /** When a connection that was asked for a proof counts as dead; otherwise never. */
  #proofDueAt = Infinity;
  #isRecogniserReady = false;
  #keptSeconds = 0;
  /** Waits for the next session's address, or for its end. */
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

  /** @param frame 16 kHz mono samples; kept until the server has heard them, within the ring's bound */
  send(frame: Int16Array): void {
    if (this.#phase !== 'streaming') return;
    this.#ring.write(frame);
    if (this.#isDead()) this.#onClose(this.#socket!, BROKEN);
    else if (this.#isQuiet()) this.#askForProof();
    this.#pump();
    this.#tellKept();
  }

  /** Asks for the words so far. */
  flush(): void {
    if (this.#phase === 'streaming' && this.#socket?.readyState === WebSocket.OPEN)
      say(this.#socket, 'flush');
  }

  /** No more sound: sends what is left, asks for the last words and ends with `stopped`. */
  finish(): void {
    if (this.#phase !== 'streaming') return;
    if (!this.#socket) return this.#endUnheard();
    this.#phase = 'finishing';
    this.#giveUpAt = performance.now() + LAST_WORDS_MS;
    this.#flushing = setInterval(() => this.#flush(), FLUSH_EVERY_MS);
    this.#pump();
  }

  /** Goes on at another address, which is given all that was not heard at the one before. */
  moveTo(url: string): void {
    if (this.#phase !== 'streaming') return;
    this.#url = url;
    this.#isSessionOver = false;
    if (this.#socket) this.#letGo(this.#socket);
    this.#backoff.reset();
    this.retryNow();
  }

  /** Cuts the backoff short. */
  retryNow(): void {
    if (this.#phase !== 'streaming' || this.#socket || this.#isSessionOver) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /**
   * The network is back: connects at once, and soon again where that comes too early. A connection that may have
   * died meanwhile has to say something soon.
   */
  networkReturned(): void {
    this.#backoff.reset();
    this.#askForProof();
    this.retryNow();
  }

  /** Replaces a connection attempt that began while the server was unreachable: it may hang until its timeout. */
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

  /** What was heard on the connection before is heard, though no word of it may have come back. */
  #onHeardBefore(samples: number): void {
    if (!this.#isHandingOver) return;
    this.#ring.acknowledge(samples);
    this.#begin();
  }

  /** With what was not heard on the connection before. */
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
   * The server has taken the connection, and the listening over: the next one takes it from nobody. One that knows
   * nothing of the connection before says no more about it.
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

  /** A line that swallows what is sent on it is noticed by this alone; TCP takes minutes. */
  #askForProof(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#proofDueAt = performance.now() + PROOF_MS;
    say(this.#socket, 'ping');
  }

  /** Without sound that is not acknowledged silence proves nothing. */
  get #isAnswerDue(): boolean {
    return this.#isHandingOver || this.#ring.inFlight > 0;
  }

  #isDead(): boolean {
    if (!this.#socket) return false;
    if (performance.now() > this.#proofDueAt) return true;
    const isAsked = this.#socket.readyState === WebSocket.CONNECTING || this.#isAnswerDue;
    return isAsked && performance.now() > this.#giveUpAt;
  }

  /** In whole seconds, each once. */
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

  /** Ends without the last transcripts; sound that was not acknowledged is lost. */
  #endUnheard(): void {
    this.#tellGap(this.#isSessionOver ? this.#missedAtEnd() : this.#ring.unheard);
    this.#end('stopped');
  }

  /** What comes after the end of a session is no part of it, and the silence of a moment is no word. */
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

  /** Removes the listeners: the closing handshake of a dead connection can take minutes. */
  #letGo(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = undefined;
    this.#isHandingOver = false;
  }
}

/** The address of the connections that follow, which take the listening from nobody. */
export const withoutTakingOver = (url: string): string => url.replace(/&listen=here\b/, '');

const BROKEN = { code: 1006, wasClean: false };

/** Close codes. Servers cannot send 403 on the wire, but the specification names it. */
const SESSION_OVER: ReadonlySet<number> = new Set([CLOSE.sessionExpired, 403]);

const say = (socket: WebSocket, type: ClientMessage['type']): void => socket.send(JSON.stringify({ type }));

const isSpeech = (message: ServerMessage): boolean => 'interim' in message || 'transcript' in message;

/** Shows that the stream works; `status` and `detail` also come before a refusal or a failure. */
const isAboutSound = (message: ServerMessage): boolean => 'heard' in message || isSpeech(message);
