import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, type FeedMessage } from '@pythia/contracts/feed.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { WebSocket } from 'ws';
import { messageSender, type SendMessage } from '#http/message-sender.ts';
import { SocketClosing } from '#http/socket-closing.ts';

export class FeedConnection {
  readonly socket: WebSocket;
  readonly closed: Promise<void>;
  readonly send: SendMessage<FeedMessage>;
  readonly #tells: (message: FeedMessage) => FeedMessage;
  onPing = (): void => {};

  constructor(
    socket: WebSocket,
    connection: Writable,
    tells = (message: FeedMessage): FeedMessage => message,
  ) {
    this.socket = socket;
    this.#tells = tells;
    const send: SendMessage<FeedMessage> = messageSender(socket, connection);
    this.send = (message) => send(tells(message));
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('message', (data, isBinary) => {
      if (!isBinary && (data as Buffer).toString() === FEED_PING) this.onPing();
      else this.close(new SocketClosing(CLOSE.unsupportedData, SERVER_MESSAGES.badControl));
    });
  }

  /**
   * Sends something long.
   * @returns whether it has left
   */
  sendWhole(message: FeedMessage): Promise<boolean> {
    const text = JSON.stringify(this.#tells(message));
    return new Promise((resolve) => this.socket.send(text, (error) => resolve(!error)));
  }

  close(closing: SocketClosing): void {
    this.send({ detail: closing.message });
    this.socket.close(closing.code);
  }
}
