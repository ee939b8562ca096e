import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { AUDIO, REPLAY } from '@pythia/contracts/limits.ts';
import { type WebSocket, WebSocketServer } from 'ws';

/** One connection as the server sees it. */
export interface Heard {
  socket: WebSocket;
  samples: number[];
  texts: string[];
}

interface ListeningServerOptions {
  port?: number;
  /** Samples of one sentence, which is a line when its last sample is here; 0: no sentence ends. */
  sentence?: number;
}

/**
 * A real socket server for tests that keeps what it hears, and says for each sentence which samples it was
 * made of. It refuses sound that is further ahead of the clock than the product's server allows.
 */
export async function startListeningServer({ port = 0, sentence = 1_600 }: ListeningServerOptions = {}) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await once(server, 'listening');
  const connections: Heard[] = [];
  const watchers = new Set<() => void>();
  const changed = (): void => watchers.forEach((watch) => watch());

  server.on('connection', (socket) => {
    const heard: Heard = { socket, samples: [], texts: [] };
    const openedAt = performance.now();
    connections.push(heard);
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) heard.texts.push(data.toString());
      else {
        const before = heard.samples.length;
        heard.samples.push(...new Int16Array(new Uint8Array(data).buffer));
        if (isTooFarAhead(heard.samples.length, openedAt)) return socket.close(1008);
        if (sentence > 0) answer(heard, before, sentence);
      }
      changed();
    });
    changed();
  });

  const { port: actualPort } = server.address() as AddressInfo;
  return {
    port: actualPort,
    url: `ws://127.0.0.1:${actualPort}/?token=t`,
    connections,
    /** Resolves when `condition` holds; looked at after whatever arrives. */
    until(condition: () => boolean): Promise<void> {
      return new Promise((resolve) => {
        const watch = (): void => {
          if (!condition()) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      });
    },
    async stop(): Promise<void> {
      for (const { socket } of connections) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

const isTooFarAhead = (samples: number, openedAt: number): boolean =>
  samples / AUDIO.sampleRate > (performance.now() - openedAt) / 1_000 + REPLAY.mostAheadSeconds;

/** Says the sentences that have become whole: a sentence's words are its first sample and its last. */
function answer({ socket, samples }: Heard, before: number, sentence: number): void {
  const whole = Math.floor(samples.length / sentence) * sentence;
  for (let at = before - (before % sentence); at < whole; at += sentence) {
    say(socket, { transcript: `${samples[at]} to ${samples[at + sentence - 1]}` });
  }
  if (whole > before) say(socket, { heard: whole });
}

const say = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
