import type { WebSocket } from 'ws';
import { serveSockets, type SocketServer } from './socket-server.ts';
import { ToneListener } from './tone-listener.ts';

/** Understands tone speech at 24 kHz. */
export function serveOpenAi(apiKey: string): Promise<SocketServer> {
  return serveSockets(`Bearer ${apiKey}`, (socket) => converse(socket));
}

function converse(socket: WebSocket): void {
  // utterances end with their commit only
  const listener = new ToneListener(Number.POSITIVE_INFINITY);
  let items = 0;
  let configured = false;
  const say = (type: string, more: object) => socket.send(JSON.stringify({ type, ...more }));
  say('session.created', {});

  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString());
    if (message.type === 'session.update') {
      configured = message.session.audio.input.format.rate === 24_000;
      say('session.updated', {});
    }
    if (message.type === 'input_audio_buffer.append' && configured) {
      listener.accept(downsample(Buffer.from(message.audio, 'base64')));
    }
    if (message.type === 'input_audio_buffer.commit') {
      const item_id = `item_${++items}`;
      const words = listener.take();
      say('input_audio_buffer.committed', { item_id });
      for (const word of words.split(' '))
        say('conversation.item.input_audio_transcription.delta', { item_id, delta: `${word} ` });
      say('conversation.item.input_audio_transcription.completed', { item_id, transcript: words });
    }
  });
}

/** Two samples of three. */
function downsample(bytes: Buffer): Int16Array {
  const input = new Int16Array(new Uint8Array(bytes).buffer);
  return Int16Array.from({ length: Math.floor((input.length * 2) / 3) }, (_, at) => {
    const left = Math.floor(at * 1.5);
    const [first = 0, second = 0] = [input[left], input[left + 1]];
    return at % 2 === 0 ? first : (first + second) / 2;
  });
}
