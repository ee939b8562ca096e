import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listenAt } from './listen-at.ts';

async function listening() {
  const app = fastify();
  app.get('/', () => 'Here.');
  onTestFinished(() => app.close());
  const url = await listenAt(app, { host: '127.0.0.1', port: 0 });
  return { app, url, port: (app.server.address() as AddressInfo).port };
}

test('many who connect at once wait few turns of the event loop', async () => {
  const { app, port } = await listening();
  const most = 200;
  let turns = 0;
  let taken = 0;
  const all = Promise.withResolvers<void>();
  app.server.on('connection', () => {
    if (taken === 0) nextTurn();
    taken += 1;
    if (taken === most) all.resolve();
  });
  const nextTurn = (): void => {
    turns += 1;
    if (taken < most) setImmediate(nextTurn);
  };
  const callers = Array.from({ length: most }, () => connect(port, '127.0.0.1'));
  await all.promise;
  for (const caller of callers) caller.destroy();
  expect(turns).toBeLessThan(most / 2);
});

test('a port that another process of the kind has is in use', async () => {
  const { port } = await listening();
  const other = fastify();
  onTestFinished(() => other.close());
  await expect(listenAt(other, { host: '127.0.0.1', port })).rejects.toThrow(`PORT: ${port} is in use`);
});

test('whichever socket takes them, calls are answered until it closes, and then refused', async () => {
  const { app, url, port } = await listening();
  const callers: Socket[] = [];
  for (let n = 0; n < 40; n += 1) {
    const caller = connect(port, '127.0.0.1').setEncoding('latin1');
    caller.end(`GET / HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`);
    callers.push(caller);
  }
  const replies = await Promise.all(callers.map(async (caller) => (await caller.toArray()).join('')));
  expect(replies.filter((reply) => reply.endsWith('Here.'))).toHaveLength(40);
  await app.close();
  for (let n = 0; n < 40; n += 1) {
    const caller = connect(port, '127.0.0.1');
    expect(await once(caller, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
  }
});
