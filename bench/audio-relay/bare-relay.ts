import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { reportUsage } from './report-usage.ts';

/** The limit: two library sockets and a call in each direction. */
const [, , sinkUrl = ''] = process.argv;
const options = { perMessageDeflate: false, maxPayload: 65_536 };
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...options });

server.on('connection', (client) => {
  const upstream = new WebSocket(sinkUrl, options);
  client.on('message', (frame) => {
    if (upstream.readyState === WebSocket.OPEN) upstream.send(frame);
  });
  upstream.on('message', (words) => client.send(words));
  client.on('close', () => upstream.close());
});
server.on('listening', () => reportUsage((server.address() as AddressInfo).port));
