import type { IncomingMessage } from 'node:http';
import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import type { WebSocket } from 'ws';
import { serveSockets, type SocketServer } from './socket-server.ts';
import { ToneListener } from './tone-listener.ts';

/** Understands tone speech; bare words, as without `smart_format`. */
export function serveDeepgram(apiKey: string): Promise<SocketServer> {
  return serveSockets(`Token ${apiKey}`, converse);
}

function converse(socket: WebSocket, { url = '' }: IncomingMessage): void {
  const { searchParams } = new URL(url, 'ws://localhost');
  const listener = new ToneListener(Number(searchParams.get('endpointing')));
  let heard = 0;
  /** Given as final parts. */
  let given = 0;
  const say = (words: string[], isFinal: boolean, speechFinal: boolean, fromFinalize = false) =>
    socket.send(
      JSON.stringify({
        type: 'Results',
        is_final: isFinal,
        speech_final: speechFinal,
        from_finalize: fromFinalize,
        start: 0,
        duration: heard / SAMPLE_RATE,
        channel: { alternatives: [{ transcript: words.join(' '), words: [] }] },
      }),
    );
  const sayFlushed = (words: string) => {
    say(words.split(' ').slice(given), true, false, true);
    given = 0;
  };
  const sayEnd = (words: string) => {
    say(words.split(' ').slice(given), true, true);
    given = 0;
  };

  socket.on('message', (data, isBinary) => {
    if (!isBinary) {
      const { type } = JSON.parse((data as Buffer).toString());
      if (type === 'Finalize' && listener.words) return sayFlushed(listener.take());
      if (type !== 'CloseStream') return;
      if (listener.words) sayEnd(listener.take());
      socket.send(JSON.stringify({ type: 'Metadata', duration: heard / SAMPLE_RATE }));
      return socket.close(1000);
    }
    const samples = new Int16Array(new Uint8Array(data as Buffer).buffer);
    heard += samples.length;
    const changes = listener.accept(samples);
    for (const { type, words } of changes) {
      const all = words.split(' ');
      if (type === 'end') sayEnd(words);
      else if (all.length === 3) say(all.slice(0, (given = 3)), true, false);
      else say(all.slice(given), false, false);
    }
    if (changes.length === 0 && listener.words === '') say([], true, false);
  });
}
