import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { feedPath } from '@pythia/contracts/feed.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import type { ClientOptions } from 'ws';
import type { Dependencies } from '#dependencies.ts';
import { CountingRecogniser } from './counting-recogniser.ts';
import { signInNewUser, type SignedInUser } from './sign-in-new-user.ts';
import { FeedClient } from './feed-client.ts';
import { SocketClient } from './socket-client.ts';
import { startTestApp } from './start-test-app.ts';

/**
 * Listening, with a counting recogniser.
 * @param replaced parts, such as a failing database
 */
export async function startStreamServer(
  environment: NodeJS.ProcessEnv = {},
  replaced: (opened: Dependencies) => Partial<Dependencies> = () => ({}),
) {
  const recogniser = new CountingRecogniser();
  const test = await startTestApp(
    { PUBLIC_URL: 'https://pythia.example', RATE_LIMIT_FACTOR: '1000', ...environment },
    (opened) => ({ recogniser, streamIntervals: { heard: 100, status: 20 }, ...replaced(opened) }),
  );
  const { app } = test;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  async function addSession(user?: SignedInUser) {
    const { headers, token } = user ?? (await signInNewUser(test));
    const payload = { job_title: 'Chemist' };
    const url = '/api/v1/free/create-session';
    const reply = await app.inject({ method: 'POST', url, headers, payload });
    return { token, session_id: reply.json<{ session_id: string }>().session_id };
  }

  const clients: SocketClient[] = [];
  const feeds: FeedClient[] = [];
  type Query = Record<string, string> | [string, string][];
  function connect(query: Query, options?: ClientOptions, path: string = TRANSCRIBE_PATHS.free) {
    const address = `ws://${host}${API_PREFIX}${path}?${String(new URLSearchParams(query))}`;
    const client = new SocketClient(address, options);
    clients.push(client);
    return client;
  }

  return {
    ...test,
    db: test.dependencies.db,
    host,
    recogniser,
    addSession,
    connect,
    follow: (session: { token: string; session_id: string }, after = 0) => {
      const query = new URLSearchParams({ token: session.token, after: String(after) });
      const feed = new FeedClient(
        `ws://${host}${API_PREFIX}${feedPath(session.session_id)}?${String(query)}`,
      );
      feeds.push(feed);
      return feed;
    },
    connectPaid: (query: Query) => connect(query, {}, TRANSCRIBE_PATHS.paid),
    /** Joins a session of its own user. */
    join: async () => connect(await addSession()).opened(),
    /** Resolves when no socket is read, of `count` open. */
    allPaused: async (count: number) => {
      const { clients: sockets } = app.websocketServer;
      while ([...sockets].filter(({ isPaused }) => isPaused).length < count) await new Promise(setImmediate);
    },
    close: async () => {
      for (const { socket } of [...clients, ...feeds]) socket.terminate();
      await test.close();
    },
  };
}
