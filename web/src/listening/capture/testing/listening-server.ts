import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { AUDIO, REPLAY } from '@pythia/contracts/limits.ts';
import { type WebSocket, WebSocketServer } from 'ws';

/** One connection as the server sees it. */
export interface HeardConnection {
  socket: WebSocket;
  samples: number[];
  /** How many of them were in a sentence. */
  heard: number;
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
  const connections: HeardConnection[] = [];
  const swallowed: Duplex[] = [];
  const watchers = new Set<() => void>();
  const changed = (): void => watchers.forEach((watch) => watch());

  const health = { looks: 0, isWell: true, refused: 0, isRefusing: false };
  const http = createServer((_, response) => {
    health.looks += 1;
    response.writeHead(health.isWell ? 200 : 503).end();
    changed();
  }).listen(port, '127.0.0.1');
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true });
  const memory = { isKept: true };
  const named = new Map<string | null, HeardConnection>();
  http.on('upgrade', (request, socket, head) => {
    if (health.isRefusing) health.refused += 1;
    if (health.isRefusing) socket.destroy();
    else if (health.isWell)
      server.handleUpgrade(request, socket, head, (accepted) => welcome(accepted, request.url));
    else swallowed.push(socket);
    changed();
  });

  const welcome = (socket: WebSocket, url = ''): void => {
    const heard: HeardConnection = { socket, samples: [], heard: 0, texts: [] };
    const openedAt = performance.now();
    connections.push(heard);
    const query = new URL(url, 'ws://here').searchParams;
    named.set(query.get('connection'), heard);
    if (query.has('after') && memory.isKept)
      say(socket, { heard_before: named.get(query.get('after'))?.heard ?? 0 });
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
  };

  const { port: actualPort } = http.address() as AddressInfo;
  return {
    port: actualPort,
    url: `ws://127.0.0.1:${actualPort}/?token=t`,
    connections,
    /** Whether it says what it had heard on the connection before. */
    memory,
    /**
     * While it is not well it says so when it is asked, and leaves who wants to connect without an answer. While it
     * is refusing it breaks their connections.
     */
    health,
    /** Connections that it left without an answer. */
    swallowed,
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
      for (const socket of swallowed) socket.destroy();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

const isTooFarAhead = (samples: number, openedAt: number): boolean =>
  samples / AUDIO.sampleRate > (performance.now() - openedAt) / 1_000 + REPLAY.mostAheadSeconds;

/** Says the sentences that have become whole: a sentence's words are its first sample and its last. */
function answer(connection: HeardConnection, before: number, sentence: number): void {
  const { socket, samples } = connection;
  const whole = Math.floor(samples.length / sentence) * sentence;
  for (let at = before - (before % sentence); at < whole; at += sentence) {
    say(socket, { transcript: `${samples[at]} to ${samples[at + sentence - 1]}` });
  }
  if (whole <= before) return;
  connection.heard = whole;
  say(socket, { heard: whole });
}

const say = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
