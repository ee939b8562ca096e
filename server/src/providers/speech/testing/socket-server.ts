import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

export interface SocketServer {
  url: string;
  connections: () => number;
  /** One a connection. */
  readonly requests: string[];
  /** A hanging service. */
  stall: () => void;
  /** A failing network. */
  breakConnections: () => void;
  close: () => Promise<void>;
}

/** A real WebSocket server with one key. */
export async function serveSockets(
  authorization: string,
  converse: (socket: WebSocket, request: IncomingMessage) => void,
): Promise<SocketServer> {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const requests: string[] = [];
  http.on('upgrade', (request, socket, head) => {
    if (request.headers.authorization !== authorization) {
      socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
      return;
    }
    requests.push(request.url ?? '');
    sockets.handleUpgrade(request, socket, head, converse);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    requests,
    connections: () => sockets.clients.size,
    stall: () => sockets.clients.forEach((socket) => socket.pause()),
    breakConnections: () => sockets.clients.forEach((socket) => socket.terminate()),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
