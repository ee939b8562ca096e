import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** One connection as the server sees it. */
export interface Heard {
  socket: WebSocket;
  samples: number[];
  texts: string[];
}

/** A real socket server for tests that keeps what it hears and confirms it when `confirms` is set. */
export async function startListeningServer({ port = 0, confirms = true } = {}) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await once(server, 'listening');
  const connections: Heard[] = [];
  const watchers = new Set<() => void>();
  const changed = (): void => watchers.forEach((watch) => watch());

  server.on('connection', (socket) => {
    const heard: Heard = { socket, samples: [], texts: [] };
    connections.push(heard);
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) heard.samples.push(...new Int16Array(new Uint8Array(data).buffer));
      else heard.texts.push(data.toString());
      if (isBinary && confirms) socket.send(JSON.stringify({ heard: heard.samples.length }));
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
