import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** Beyond this an interim, soon replaced by the next, is not worth queueing. */
const CROWDED_BYTES = 65_536;
/** With so much unread the client is gone or hostile; a closing handshake would not reach it either. */
const HOPELESS_BYTES = 262_144;

export type SendMessage<Message> = (message: Message) => void;

/**
 * Sends messages as JSON while the client reads them. Messages of one turn of the event loop leave in one
 * write, so that a server that is killed has sent a final together with the `heard` that covers it, or neither.
 * @param connection what the socket writes to
 */
export function messageSender<Message extends object>(
  socket: WebSocket,
  connection: Writable,
): SendMessage<Message> {
  return (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > HOPELESS_BYTES) return socket.terminate();
    if ('interim' in message && socket.bufferedAmount > CROWDED_BYTES) return;
    connection.cork();
    process.nextTick(() => connection.uncork());
    socket.send(JSON.stringify(message));
  };
}
