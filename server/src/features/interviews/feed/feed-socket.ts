import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, type FeedMessage } from '@pythia/contracts/feed.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { RawData, WebSocket } from 'ws';
import { messageSender, type SendMessage } from '#http/message-sender.ts';
import { SocketClosing } from '#http/socket-closing.ts';

/** A window asks for a proof of life every few seconds; more often is not answered. */
const ANSWER_EVERY_MS = 500;

/** One window's connection to a feed. */
export class FeedSocket {
  readonly #socket: WebSocket;
  readonly #sendNow: SendMessage<FeedMessage>;
  readonly closed: Promise<void>;
  #isAlive = true;
  #answeredAt = -Infinity;

  /** @param proof what a ping is answered with */
  constructor(socket: WebSocket, connection: Writable, proof: () => FeedMessage) {
    this.#socket = socket;
    this.#sendNow = messageSender(socket, connection);
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary, proof));
  }

  readonly send = (message: FeedMessage): void => this.#sendNow(message);

  /** Sends something long. @returns resolves when it has left, or never will */
  sendWhole(message: FeedMessage): Promise<void> {
    return new Promise((resolve) => this.#socket.send(JSON.stringify(message), () => resolve()));
  }

  close(closing: SocketClosing): void {
    this.#sendNow({ detail: closing.message });
    this.#socket.close(closing.code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** To be called at intervals: a client that has not answered since the last time is gone. */
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
