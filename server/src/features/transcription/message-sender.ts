import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import type { WebSocket } from 'ws';

/** Beyond this an interim, soon replaced by the next, is not worth queueing. */
const CROWDED_BYTES = 65_536;
/** A client that has not read so much is gone or hostile; a closing handshake would not reach it either. */
const HOPELESS_BYTES = 262_144;

export type SendMessage = (message: ServerMessage) => void;

/** Sends messages as JSON while the client reads them. */
export function messageSender(socket: WebSocket): SendMessage {
  return (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > HOPELESS_BYTES) return socket.terminate();
    if ('interim' in message && socket.bufferedAmount > CROWDED_BYTES) return;
    socket.send(JSON.stringify(message));
  };
}
