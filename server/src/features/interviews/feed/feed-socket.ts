import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, type FeedMessage } from '@pythia/contracts/feed.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { RawData, WebSocket } from 'ws';
import { messageSender, type SendMessage } from '#http/message-sender.ts';
import { SocketClosing } from '#http/socket-closing.ts';

const ANSWER_EVERY_MS = 500;

interface FeedSocketParts {
  proof: () => FeedMessage;
  tells?: ((message: FeedMessage) => FeedMessage) | undefined;
}

export class FeedConnection {
  readonly #socket: WebSocket;
  readonly #sendNow: SendMessage<FeedMessage>;
  readonly #tells: (message: FeedMessage) => FeedMessage;
  readonly closed: Promise<void>;
  #isAlive = true;
  #answeredAt = -Infinity;

  constructor(
    socket: WebSocket,
    connection: Writable,
    { proof, tells = (message) => message }: FeedSocketParts,
  ) {
    this.#socket = socket;
    this.#tells = tells;
    const send: SendMessage<FeedMessage> = messageSender(socket, connection);
    this.#sendNow = (message) => send(tells(message));
    this.closed = new Promise((resolve) =>
      socket.readyState === socket.CLOSED ? resolve() : void socket.once('close', () => resolve()),
    );
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary, proof));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  readonly send = (message: FeedMessage): void => this.#sendNow(message);

  /**
   * Sends something long.
   * @returns resolves when it has left, or never will
   */
  sendWhole(message: FeedMessage): Promise<void> {
    return new Promise((resolve) => this.#socket.send(JSON.stringify(this.#tells(message)), () => resolve()));
  }

  close(closing: SocketClosing): void {
    this.#sendNow({ detail: closing.message });
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

  #hear(data: RawData, isBinary: boolean, proof: () => FeedMessage): void {
    this.#isAlive = true;
    if (isBinary || (data as Buffer).toString() !== FEED_PING)
      return this.close(new SocketClosing(CLOSE.unsupportedData, SERVER_MESSAGES.badControl));
    const now = performance.now();
    if (now - this.#answeredAt < ANSWER_EVERY_MS) return;
    this.#answeredAt = now;
    this.#sendNow(proof());
  }
}
