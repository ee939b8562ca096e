import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, type FeedMessage } from '@pythia/contracts/feed.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { WebSocket } from 'ws';
import { messageSender, type SendMessage } from '#http/message-sender.ts';
import { SocketClosing } from '#http/socket-closing.ts';

interface Telling {
  proof: () => FeedMessage;
  tells?: ((message: FeedMessage) => FeedMessage) | undefined;
}

export class FeedConnection {
  readonly #socket: WebSocket;
  readonly #tells: (message: FeedMessage) => FeedMessage;
  readonly send: SendMessage<FeedMessage>;
  readonly closed: Promise<void>;
  #isAlive = true;

  constructor(socket: WebSocket, connection: Writable, { proof, tells = (message) => message }: Telling) {
    this.#socket = socket;
    this.#tells = tells;
    const sendNow: SendMessage<FeedMessage> = messageSender(socket, connection);
    this.send = (message) => sendNow(tells(message));
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('message', (data, isBinary) => {
      this.#isAlive = true;
      if (!isBinary && (data as Buffer).toString() === FEED_PING) this.send(proof());
      else this.close(new SocketClosing(CLOSE.unsupportedData, SERVER_MESSAGES.badControl));
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /**
   * Sends something long.
   * @returns resolves when it has left, or never will
   */
  sendWhole(message: FeedMessage): Promise<void> {
    return new Promise((resolve) => this.#socket.send(JSON.stringify(this.#tells(message)), () => resolve()));
  }

  close(closing: SocketClosing): void {
    this.send({ detail: closing.message });
    this.#socket.close(closing.code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Call it at intervals: a client that did not answer the last ping is cut off. */
  beat(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }
}
