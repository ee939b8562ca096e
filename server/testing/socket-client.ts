import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { MessageClient } from './message-client.ts';

export class SocketClient extends MessageClient<ServerMessage> {
  speak(count: number, value = 1): void {
    this.socket.send(new Int16Array(count).fill(value));
  }

  async sendSilenceUntil(heard: Promise<void>): Promise<void> {
    const silence = setInterval(() => this.speak(1_600, 0), 100);
    await heard.finally(() => clearInterval(silence));
  }

  flush(): void {
    this.socket.send('{"type":"flush"}');
  }

  end(): void {
    this.socket.send('{"type":"end"}');
  }
}
