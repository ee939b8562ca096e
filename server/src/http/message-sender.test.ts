import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { messageSender } from './message-sender.ts';

/** More than any kernel's buffers. */
const FLOOD = 64 * 1_048_576;
const LONG_TEXT = 'x'.repeat(32_768);

let listener: WebSocketServer;
let client: WebSocket;
let socket: WebSocket;
let connection: Socket;
beforeEach(async () => {
  listener = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(listener, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  const opened = once(client, 'open');
  const [accepted, request] = (await once(listener, 'connection')) as [WebSocket, IncomingMessage];
  [socket, connection] = [accepted, request.socket];
  await opened; // clients cannot be paused before
});
afterEach(() => {
  client.terminate();
  listener.close();
});

async function flood(message: { interim: string } | { transcript: string }): Promise<number> {
  const send = messageSender(socket, connection);
  let most = 0;
  for (let sent = 0; sent < FLOOD && socket.readyState === WebSocket.OPEN; sent += LONG_TEXT.length) {
    send(message);
    most = Math.max(most, socket.bufferedAmount);
    if (sent % (LONG_TEXT.length * 16) === 0) await new Promise(setImmediate); // lets the kernel take some
  }
  return most;
}

test('a client that does not read gets no more interims than fit, and stays connected', async () => {
  client.pause();
  expect(await flood({ interim: LONG_TEXT })).toBeLessThan(100_000);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('a client that reads none of its finals is cut off before they pile up', async () => {
  client.pause();
  const cut = once(socket, 'close');
  expect(await flood({ transcript: LONG_TEXT })).toBeLessThan(300_000);
  await cut;
});

test('a message for a socket that is closing is dropped', async () => {
  socket.close();
  messageSender(socket, connection)({ transcript: 'Too late.' });
  const heard: unknown[] = [];
  client.on('message', (data) => heard.push(data));
  await once(client, 'close');
  expect(heard).toEqual([]);
});

test('what is said in one turn leaves in one piece, and nothing before', async () => {
  const send = messageSender(socket, connection);
  const written: number[] = [];
  send({ transcript: 'One.' });
  written.push(connection.bytesWritten - connection.writableLength);
  await Promise.resolve();
  send({ heard: 1_600 });
  written.push(connection.bytesWritten - connection.writableLength);
  await once(client, 'message');
  expect(new Set(written).size).toBe(1);
});
