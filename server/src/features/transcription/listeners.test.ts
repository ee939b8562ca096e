import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#db/database.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());

type Client = ReturnType<typeof server.connect>;
const isListening = (client: Client) => client.until(() => client.said('status').length === 1);

/** Reconnects on demand. */
function windowOf(session: { token: string; session_id: string }) {
  const client = newId();
  return async (more: Record<string, string> = {}) => {
    const connection = server.connect({ ...session, client, ...more });
    await Promise.race([isListening(connection), connection.closed]);
    return connection;
  };
}

test('a window that comes back takes its own place, however often its line broke unnoticed', async () => {
  const connect = windowOf(await server.addSession());
  const broken = [await connect(), await connect(), await connect()];
  const back = await connect();
  expect(back.said('status')).toEqual(['ready']);
  expect(await Promise.all(broken.map(({ closed }) => closed))).toEqual([4409, 4409, 4409]);
  back.speak(10);
  back.end();
  expect(await back.closed).toBe(1000);
  expect(back.said('transcript')).toEqual(['10 of 1.']);
});

/** 3,200 samples were heard. */
async function heardOnOne() {
  const [connect, name] = [windowOf(await server.addSession()), newId()];
  const connection = await connect({ connection: name });
  connection.speak(1_600);
  connection.speak(1_600, 0);
  await connection.until(() => connection.said('heard').includes(3_200));
  return { connect, name, connection };
}

describe('a connection that goes on with another is told first what was heard on that one', () => {
  test('when that one is still there, which it ends', async () => {
    const { connect, name, connection } = await heardOnOne();
    const next = await connect({ connection: newId(), after: name });
    expect(await connection.closed).toBe(4409);
    expect(next.messages[0]).toEqual({ heard_before: 3_200 });
  });

  test('when that one is gone', async () => {
    const { connect, name, connection } = await heardOnOne();
    connection.end();
    await connection.closed;
    const next = await connect({ connection: newId(), after: name });
    expect(next.messages[0]).toEqual({ heard_before: 3_200 });
  });

  test('unless it is another user’s', async () => {
    const { name, connection } = await heardOnOne();
    const stranger = await windowOf(await server.addSession())({ connection: newId(), after: name });
    expect(stranger.messages[0]).toEqual({ heard_before: 0 });
    connection.speak(1_600, 0);
    await connection.until(() => connection.said('heard').includes(4_800));
  });
});

test('a second window of a session listens only when it is told to, and then the first one no more', async () => {
  const session = await server.addSession();
  const [first, second] = [windowOf(session), windowOf(session)];
  const listening = await first();
  const refused = await second();
  expect(await refused.closed).toBe(4409);
  expect(refused.messages).toEqual([{ detail: SERVER_MESSAGES.listenedElsewhere }]);
  const told = await second({ listen: 'here' });
  expect(await listening.closed).toBe(4409);
  told.speak(10);
  await told.until(() => told.said('interim').includes('10'));
});

test('once the first window has left, the second needs not to be told', async () => {
  const session = await server.addSession();
  const listening = await windowOf(session)();
  listening.end();
  await listening.closed;
  const next = await windowOf(session)();
  expect(next.said('status')).toEqual(['ready']);
});

test('the interviewer and the candidate are listened to beside each other', async () => {
  const connect = windowOf(await server.addSession());
  const [interviewer, candidate] = [await connect(), await connect({ channel: 'candidate' })];
  for (const client of [interviewer, candidate]) {
    client.speak(10);
    client.end();
    await client.closed;
  }
  const said = [interviewer, candidate].map((client) => client.said('transcript'));
  expect(said).toEqual([['10 of 1.'], ['10 of 1.']]);
});

test('a window that changes to its next session leaves the one before to its last words', async () => {
  const [user, other] = [await signInNewUser(server), await signInNewUser(server)];
  const client = newId();
  const streams = [];
  for (const session of [await server.addSession(user), await server.addSession(other)]) {
    const stream = server.connect({ ...session, client });
    await isListening(stream);
    streams.push(stream);
  }
  streams[0]?.speak(10);
  streams[0]?.end();
  expect(await streams[0]?.closed).toBe(1000);
});

test.each([
  ['client', { client: 'short' }],
  ['client', { client: 'x'.repeat(65) }],
  ['client', { client: 'not one word, this' }],
  ['channel', { channel: 'copilot' }],
  ['connection', { connection: 'one' }],
  ['after', { after: 'x'.repeat(65) }],
  ['listen', { listen: 'everywhere' }],
])('a %s that is none is refused with 1008: %o', async (_, query) => {
  const client = server.connect({ ...(await server.addSession()), ...query });
  expect(await client.closed).toBe(1008);
  expect(client.messages).toEqual([{ detail: SERVER_MESSAGES.badStream }]);
});

test('a place that another instance gave to another window ends the stream that had it at a heartbeat', async () => {
  const server = await startStreamServer({}, () => ({
    streamIntervals: { heartbeat: 1_000 }, // late clients count as dead
  }));
  onTestFinished(() => server.close());
  const session = await server.addSession();
  const here = server.connect({ ...session, client: newId() });
  await isListening(here);
  await server.db.updateTable('stream_leases').set({ holder: newId(), client: newId() }).execute();
  server.clock.advance(10_000); // renewal interval of leases
  expect(await here.closed).toBe(4409);
});
