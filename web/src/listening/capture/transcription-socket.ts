import { AUDIO } from '@pythia/contracts/limits.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { ServerMessage } from '@pythia/contracts/transcription.ts';
import { Backoff } from './backoff.ts';
import type { ConnectionEvent, EndReason, SpeechEvent } from './capture-events.ts';
import { ReplayRing } from './replay-ring.ts';

/**
 * Most samples on their way without the server's `heard`: 4 s, 128 KB, half of what the server queues.
 * It bounds `bufferedAmount`, and paces a replay to 4 times real time.
 */
const WINDOW_SAMPLES = 4 * AUDIO.sampleRate;
/** Without a word for so long the connection is taken for dead, though nobody closed it. */
const STALL_MS = 10_000;
/** How long to wait for the last words. */
const FLUSH_MS = 2_500;

type SocketEnd = Extract<EndReason, 'authentication-failed' | 'session-expired' | 'stopped'>;
export type SocketEvent = ConnectionEvent | SpeechEvent | { type: 'ended'; reason: SocketEnd };

export interface SocketOptions {
  url: string;
  onEvent: (event: SocketEvent) => void;
  ring?: ReplayRing;
  backoff?: Backoff;
}

/**
 * Carries audio to the server through as many connections as it takes, until it is finished or refused.
 * Stalls are noticed when audio is sent, so no timer runs while all is well.
 */
export class TranscriptionSocket {
  readonly #url: string;
  readonly #onEvent: (event: SocketEvent) => void;
  readonly #ring: ReplayRing;
  readonly #backoff: Backoff;
  /** Undefined between two connections and after the end. */
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #progressAt = 0;
  #phase: 'streaming' | 'finishing' | 'end-said' | 'over' = 'streaming';

  constructor({ url, onEvent, ring, backoff }: SocketOptions) {
    this.#url = url;
    this.#onEvent = onEvent;
    this.#ring = ring ?? new ReplayRing();
    this.#backoff = backoff ?? new Backoff();
    this.#connect();
  }

  /** @param frame 16 kHz mono samples; kept until the server has heard them, within the ring's bound */
  send(frame: Int16Array): void {
    if (this.#phase !== 'streaming') return;
    this.#ring.write(frame);
    if (this.#isStalled()) this.#onClose(this.#socket!, { code: 1006, wasClean: false });
    this.#pump();
  }

  /** No more audio: sends what is left, asks for the last words and ends with `stopped`. */
  finish(): void {
    if (this.#phase !== 'streaming') return;
    if (!this.#socket) return this.#end('stopped');
    this.#phase = 'finishing';
    this.#timer = setTimeout(() => this.#end('stopped'), FLUSH_MS);
    this.#pump();
  }

  #connect(): void {
    this.#onEvent({ type: 'connection', state: 'connecting' });
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#progressAt = performance.now();
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#onMessage(data);
    socket.onclose = (event) => this.#onClose(socket, event);
  }

  #onOpen(): void {
    this.#backoff.reset();
    this.#ring.rewind();
    this.#onEvent({ type: 'connection', state: 'open' });
    this.#pump();
  }

  #onMessage(data: unknown): void {
    this.#progressAt = performance.now();
    const message = parse(data);
    if (!message || 'line' in message || 'lost' in message) return;
    if ('heard' in message) {
      this.#ring.acknowledge(message.heard);
      this.#pump();
    } else {
      this.#onEvent(toEvent(message));
    }
  }

  #onClose(socket: WebSocket, { code, wasClean }: Pick<CloseEvent, 'code' | 'wasClean'>): void {
    this.#letGo(socket);
    const refusal = refusals.get(code);
    if (refusal) return this.#end(refusal);
    if (this.#phase !== 'streaming') return this.#end('stopped');
    const inMs = this.#backoff.next();
    this.#timer = setTimeout(() => this.#connect(), inMs);
    this.#onEvent({ type: 'connection', state: 'reconnecting', inMs, code, wasClean });
  }

  #pump(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (this.#ring.inFlight === 0) this.#progressAt = performance.now();
    while (this.#ring.inFlight < WINDOW_SAMPLES) {
      const chunk = this.#ring.next(AUDIO.samplesPerChunk);
      if (!chunk) return this.#sayEnd(socket);
      socket.send(chunk); // little-endian, like every platform that runs a browser
    }
  }

  #sayEnd(socket: WebSocket): void {
    if (this.#phase !== 'finishing') return;
    this.#phase = 'end-said';
    socket.send(JSON.stringify({ type: 'end' }));
  }

  #isStalled(): boolean {
    if (!this.#socket) return false;
    const waiting = this.#socket.readyState === WebSocket.CONNECTING || this.#ring.inFlight > 0;
    return waiting && performance.now() - this.#progressAt > STALL_MS;
  }

  #end(reason: SocketEnd): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    clearTimeout(this.#timer);
    if (this.#socket) this.#letGo(this.#socket);
    this.#onEvent({ type: 'ended', reason });
  }

  /** The closing handshake of a dead connection can take minutes: nobody listens to it any more. */
  #letGo(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = undefined;
  }
}

/** The codes after which another try is pointless. Servers cannot send 403 on the wire, but the specification names it. */
const refusals = new Map<number, SocketEnd>([
  [CLOSE.authenticationFailed, 'authentication-failed'],
  [CLOSE.sessionExpired, 'session-expired'],
  [403, 'session-expired'],
]);

type Spoken = Exclude<ServerMessage, { heard: number } | { line: object } | { lost: number }>;

function toEvent(message: Spoken): SpeechEvent {
  if ('transcript' in message) return { type: 'transcript', text: message.transcript };
  if ('interim' in message) return { type: 'interim', text: message.interim };
  if (!('status' in message)) return { type: 'detail', detail: message.detail };
  const { status, ...rest } = message;
  return { type: 'status', state: status, ...rest };
}

function parse(data: unknown): ServerMessage | undefined {
  try {
    return ServerMessage.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined; // no JSON: nothing that a server of ours says
  }
}
