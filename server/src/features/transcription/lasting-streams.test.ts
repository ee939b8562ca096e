import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test, vi } from 'vitest';
import { holdStoredAnswers } from '#testing/hold-answers.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const passing = (): Promise<void> => Promise.resolve();

test('a session that expires closes its stream with 4403', async () => {
  const short = await startStreamServer({ FREE_SESSION_MINUTES: '0.002' });
  const client = await short.join();
  client.speak(1_600);
  expect(await client.closed).toBe(4403);
  expect(client.messages.slice(-3)).toEqual([
    { transcript: '1600 of 1.' },
    { heard: 1_600 },
    { detail: MESSAGES.sessionExpired },
  ]);
  await short.close();
});

const beating = () => ({ streamIntervals: { heartbeat: 250 } });

test('what was heard is told again at every heartbeat, as scripts do not see pings', async () => {
  const server = await startStreamServer({}, beating);
  const client = await server.join();
  await client.until(() => client.said('heard').length >= 2);
  expect(client.said('heard').slice(0, 2)).toEqual([0, 0]);
  await server.close();
});

test('that the tokens of streams are not checked is said once in the log, until they are again', async () => {
  let gate = passing;
  const server = await startStreamServer({}, ({ db }) => ({
    streamIntervals: { heartbeat: 1_000 }, // late clients count as dead, even on busy machines
    db: holdStoredAnswers(db, () => gate()),
  }));
  const log = vi.spyOn(server.app.log, 'error');
  const told = () =>
    log.mock.calls.filter(([, sentence]) => sentence === 'tokens of streams are not checked');
  const client = await server.join();
  await client.until(() => client.said('status').length === 1);
  const pings = async (count: number) => {
    for (let n = 0; n < count; n++) await new Promise((pinged) => client.socket.once('ping', pinged));
  };
  for (const outage of [1, 2]) {
    gate = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    await pings(2);
    expect(told()).toHaveLength(outage);
    gate = passing;
    await pings(2);
  }
  await server.close();
});

test('a connection that answers no ping is closed, the others stay', async () => {
  const server = await startStreamServer({}, beating);
  const alive = await server.join();
  const dead = await server.connect(await server.addSession(), { autoPong: false }).opened();
  expect(await dead.closed).toBe(1006);
  alive.speak(10);
  await alive.until(() => alive.said('interim').includes('10'));
  await server.close();
});

test('a connection that we do not read is not taken for dead', async () => {
  const server = await startStreamServer({}, beating);
  const { promise, resolve: open } = Promise.withResolvers<void>();
  server.recogniser.gate = promise;
  const client = await server.join();
  for (let second = 0; second < 20; second++) client.speak(16_000);
  await server.allPaused(1);
  for (let pings = 0; pings < 4; pings++) await new Promise((pinged) => client.socket.once('ping', pinged));
  open();
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('transcript')).toEqual(['320000 of 1.']);
  await server.close();
});

test('a client that asks whether its connection lives is told at once, also while it is not read', async () => {
  const server = await startStreamServer();
  const client = await server.join();
  client.socket.send('{"type":"ping"}');
  await client.until(() => client.said('heard').length === 1);
  const { promise, resolve: open } = Promise.withResolvers<void>();
  server.recogniser.gate = promise;
  for (let second = 0; second < 20; second++) client.speak(16_000);
  await server.allPaused(1);
  await client.until(() => client.said('heard').length === 2);
  expect(client.said('heard')).toEqual([0, 0]);
  open();
  await server.close();
});

test('a token that dies ends its streams with 4001, and no other', async () => {
  const server = await startStreamServer({}, beating);
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const clients = [await server.connect(session).opened(), await server.connect(session).opened()];
  const other = await server.join();
  await Promise.all(clients.map((client) => client.until(() => client.said('status').length === 1)));
  const changed = server.db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.userId);
  await changed.execute();
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([4001, 4001]);
  expect(clients[0]?.said('detail')).toEqual([SERVER_MESSAGES.notSignedIn]);
  other.speak(10);
  await other.until(() => other.said('interim').includes('10'));
  await server.close();
});

test('a database that fails ends no stream, and a token that died meanwhile ends later', async () => {
  let gate = passing;
  const server = await startStreamServer({}, ({ db }) => ({
    ...beating(),
    db: holdStoredAnswers(db, () => gate()),
  }));
  const user = await signInNewUser(server);
  const client = await server.connect(await server.addSession(user)).opened();
  await client.until(() => client.said('status').length === 1);
  const failed = Promise.withResolvers<void>();
  let failures = 0;
  gate = async () => {
    failures += 1;
    if (failures === 3) failed.resolve();
    throw new Error('connect ECONNREFUSED');
  };
  await failed.promise;
  client.speak(10);
  await client.until(() => client.said('interim').includes('10'));
  gate = passing;
  await server.db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.userId).execute();
  expect(await client.closed).toBe(4001);
  await server.close();
});

test('a server that stops gives no half sentence, says what it heard, and closes with 1012', async () => {
  const stopping = await startStreamServer({}, () => ({ streamIntervals: { heard: 3_600_000 } }));
  const client = await stopping.join();
  client.speak(1_600, 0);
  client.speak(1_600, 4);
  await client.until(() => client.said('interim').length === 1);
  const closing = stopping.app.close();
  expect(await client.closed).toBe(1012);
  await closing;
  expect(client.messages.slice(-2)).toEqual([{ heard: 1_600 }, { detail: MESSAGES.shuttingDown }]);
  expect(client.said('transcript')).toEqual([]);
  await stopping.close();
});

test('a recogniser that hangs does not keep a server from stopping', async () => {
  const stopping = await startStreamServer();
  stopping.recogniser.gate = new Promise(() => {});
  const client = await stopping.join();
  client.speak(1_600);
  await client.until(() => client.said('status').length === 1);
  const closing = stopping.app.close();
  expect(await client.closed).toBe(1012);
  await closing;
  await stopping.close();
});

test('a refused client that never ends its part of the closing does not keep a server from stopping', async () => {
  const stopping = await startStreamServer();
  const client = stopping.connect({ token: 'dead' });
  client.socket.once('open', () => client.socket.pause()); // reads no closing frame
  await client.opened();
  const { clients } = stopping.app.websocketServer;
  while ([...clients].some(({ readyState, CLOSING }) => readyState !== CLOSING)) {
    await new Promise(setImmediate);
  }
  await stopping.app.close();
  expect(stopping.app.server.listening).toBe(false);
  await stopping.close();
});
