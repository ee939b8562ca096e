import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { SocketClient } from './socket-client.ts';

const FRAME_SAMPLES = 1_600;

/** Replays unheard audio like the browser. */
export class ReplayingClient {
  readonly #url: string;
  readonly #audio: Int16Array;
  #connection: SocketClient | undefined;
  /** Start in the audio, and how far it was sent. */
  #began = 0;
  #sent = 0;
  /** Finals of earlier connections. */
  #said: string[] = [];

  constructor(url: string, audio: Int16Array) {
    this.#url = url;
    this.#audio = audio;
  }

  get transcripts(): string[] {
    return [...this.#said, ...this.#now.said('transcript').map(String)];
  }

  /** Samples since this connection began. */
  get heard(): number {
    return this.#now.said('heard').at(-1) ?? 0;
  }

  /** Resumes where the last one was heard. */
  async connect(): Promise<void> {
    if (this.#connection) this.#said = this.transcripts;
    this.#began += this.#connection?.said('heard').at(-1) ?? 0;
    this.#sent = this.#began;
    this.#connection = await new SocketClient(this.#url).opened();
  }

  sendUntil(position: number): void {
    for (; this.#sent < position; this.#sent += FRAME_SAMPLES) {
      this.#now.socket.send(this.#audio.slice(this.#sent, Math.min(this.#sent + FRAME_SAMPLES, position)));
    }
    this.#sent = position;
  }

  until(condition: () => boolean): Promise<void> {
    return this.#now.until(condition);
  }

  get closed(): Promise<number> {
    return this.#now.closed;
  }

  terminate(): void {
    this.#now.socket.terminate();
  }

  /** Sends the rest, waits for the last words. */
  async finish(): Promise<void> {
    this.sendUntil(this.#audio.length);
    this.#now.end();
    const code = await this.#now.closed;
    if (code !== CLOSE.normal) throw new Error(`the stream ended with ${code}`);
  }

  get #now(): SocketClient {
    if (!this.#connection) throw new Error('connect first');
    return this.#connection;
  }
}
