import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends unknown
  ? Key extends keyof Union
    ? Union[Key]
    : never
  : never;

export class MessageClient<Message extends object> {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  /** Close code. */
  readonly closed: Promise<number>;
  readonly #watchers = new Set<() => void>();

  constructor(url: string, options?: ClientOptions) {
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    this.socket.on('message', (data) => {
      this.messages.push(JSON.parse((data as Buffer).toString()) as Message);
      for (const watch of this.#watchers) watch();
    });
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('error', () => {}); // told by its close code
  }

  said<Key extends KeysOf<Message>>(key: Key): ValueOf<Message, Key>[] {
    return this.messages.flatMap((message) =>
      key in message ? [(message as Record<Key, ValueOf<Message, Key>>)[key]] : [],
    );
  }

  async opened(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
    return this;
  }

  /** Checked after each message; rejects when closed before. */
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
}
