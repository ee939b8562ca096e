import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** Interim results beyond it are dropped: the next replaces them. */
const CROWDED_BYTES = 65_536;
const HOPELESS_BYTES = 262_144;

export type SendMessage<Message> = (message: Message) => void;

/**
 * Sends JSON while the client reads. Messages of one turn of the event loop leave in one write: a killed
 * server has sent a final with its `heard`, or neither.
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
