import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import Fastify from 'fastify';
import type { ClientOptions } from 'ws';
import { AppError } from '#core/errors.ts';
import { newId } from '#db/columns.ts';
import { OpenSessions } from '#features/interviews/timeline/open-sessions.ts';
import { TimelineWriter } from '#features/interviews/timeline/timeline-writer.ts';
import { bindTranscription, type TranscriptionParts } from '#features/transcription/routes.ts';
import { streamLeases } from '#features/transcription/stream-leases-store.ts';
import { endpointBinder } from '#http/bind-endpoint.ts';
import { handleErrors } from '#http/error-handler.ts';
import { acceptWebSockets } from '#http/web-sockets.ts';
import { CountingRecogniser } from './counting-recogniser.ts';
import { ManualClock } from './manual-clock.ts';
import { openTestDatabase } from './open-test-database.ts';
import { SocketClient } from './socket-client.ts';

const admit = async (): Promise<void> => {};
const limits = { admit, admitStranger: admit, admitUser: admit };

/** A listening server with transcription alone; a token is a user's id. */
export async function startTranscriptionServer(parts: Partial<TranscriptionParts> = {}) {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = new ManualClock();
  const recogniser = new CountingRecogniser();
  const app = Fastify();
  handleErrors(app);
  await acceptWebSockets(app);

  const authenticate: TranscriptionParts['authenticate'] = async (token) => {
    const user = await db.selectFrom('users').select('id').where('id', '=', token).executeTakeFirst();
    if (!user) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    return { userId: user.id, subscribed: false };
  };
  const writer = new TimelineWriter({ db, log: app.log });
  const sessions = new OpenSessions({ db, clock, writer });
  const openSession: TranscriptionParts['openSession'] = (wanted) => sessions.open(wanted);
  const bind = endpointBinder(app, { authenticate, limits });
  const publicUrl = 'https://pythia.example';
  const given = {
    clock,
    recogniser,
    authenticate,
    admitStranger: admit,
    admitOpening: admit,
    openSession,
    publicUrl,
  };
  const leases = streamLeases(db, clock);
  bindTranscription(app, bind, { ...given, leases, ...parts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  async function addSession(lifetimeMs = 900_000, userId = newId()) {
    const now = clock.now().getTime();
    const id = newId();
    const user = {
      id: userId,
      email: userId,
      email_key: userId,
      password_hash: '',
      token_version: 0,
      trials: 3,
    };
    await db
      .insertInto('users')
      .values({ ...user, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const times = { created_at: now, expires_at: now + lifetimeMs };
    const session = { id, user_id: userId, kind: 'free' as const, job_title: 'Chemist', resume_summary: '' };
    await db
      .insertInto('interview_sessions')
      .values({ ...session, ...times })
      .execute();
    return { token: userId, session_id: id };
  }

  const clients: SocketClient[] = [];
  function connect(query: Record<string, string> | [string, string][], options?: ClientOptions) {
    const path = `/api/v1/free/transcribe?${String(new URLSearchParams(query))}`;
    const client = new SocketClient(`ws://${host}${path}`, options);
    clients.push(client);
    return client;
  }

  return {
    app,
    db,
    writer,
    host,
    recogniser,
    addSession,
    connect,
    /** A connected client in a session of a user of its own. */
    join: async () => connect(await addSession()).opened(),
    close: async () => {
      await app.close();
      await writer.stop();
      for (const { socket } of clients) socket.terminate();
      await database.drop();
    },
  };
}
