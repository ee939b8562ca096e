import { once } from 'node:events';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { type ClientOptions, WebSocket } from 'ws';

type Message = Partial<
  Record<'transcript' | 'interim' | 'status' | 'detail' | 'language', string> &
    Record<'heard' | 'heard_before' | 'lost', number> & {
      line: { id: string; at: string };
      event: AppendedEvent;
    }
>;

/** A client of a transcription socket that keeps what it is told. */
export class SocketClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  readonly #watchers = new Set<() => void>();

  constructor(url: string, options?: ClientOptions) {
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    this.socket.on('message', (data) => {
      this.messages.push(JSON.parse((data as Buffer).toString()) as ServerMessage);
      for (const watch of this.#watchers) watch();
    });
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('error', () => {}); // told by its close code
  }

  /** Everything said under one key, in order. */
  said<K extends keyof Message>(key: K): Message[K][] {
    return this.messages.flatMap((message: Message) => (key in message ? [message[key]] : []));
  }

  async opened(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
    return this;
  }

  /** Resolves when `condition` holds; looked at after every message. Rejects when the socket closes before. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const watch = (): void => {
        if (!condition()) return;
        this.#watchers.delete(watch);
        resolve();
      };
      this.#watchers.add(watch);
      watch();
      void this.closed.then((code) => reject(new Error(`the socket closed with ${code} before`)));
    });
  }

  /** Sends `count` samples of one value in one frame. */
  speak(count: number, value = 1): void {
    this.socket.send(new Int16Array(count).fill(value));
  }

  flush(): void {
    this.socket.send('{"type":"flush"}');
  }

  end(): void {
    this.socket.send('{"type":"end"}');
  }
}
