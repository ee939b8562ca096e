import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { MessageClient } from './message-client.ts';

/** A client of a transcription socket. */
export class SocketClient extends MessageClient<ServerMessage> {
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
