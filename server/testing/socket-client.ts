import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { MessageClient } from './message-client.ts';

export class SocketClient extends MessageClient<ServerMessage> {
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
