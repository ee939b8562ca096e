import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { type FeedMessage, FeedQuery } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import type { WebSocket } from 'ws';
import type { Clock } from '#core/clock.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Database, Id } from '#db/database.ts';
import type { Identify } from '#http/identity.ts';
import { openSocket } from '#http/open-socket.ts';
import { OpenSockets } from '#http/open-sockets.ts';
import type { Revocations } from '#http/authorise.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { findSession, type InterviewSession } from '../sessions-store.ts';
import { readEvents } from '../timeline/events-store.ts';
import type { OpenSession } from '../timeline/open-session.ts';
import type { OpenSessions } from '../timeline/open-sessions.ts';
import type { TimelineWriter } from '../timeline/timeline-writer.ts';
import { FeedConnection } from './feed-socket.ts';
import { listenerOf } from './listener-of.ts';
import { SessionFeed } from './session-feed.ts';

export interface FeedParts {
  db: Database;
  clock: Clock;
  sessions: OpenSessions;
  writer: TimelineWriter;
  revocations: Revocations;
  publicUrl: string | undefined;
  mostStreams: number;
  onRefusal: () => void;
  shown: (session: InterviewSession) => Interview;
}

export interface FeedCaller {
  userId: Id;
  sessionId: string;
  token: string;
}

export interface FeedRoute {
  path: string;
  admit: (request: FastifyRequest) => Promise<FeedCaller>;
  identitiesOf: Identify;
  closingOf: (token: string) => Promise<SocketClosing>;
  tells?: (message: FeedMessage) => FeedMessage;
  tokensEveryMs: number;
  heartbeatMs: number;
}

/** Feeds that cost as much as one stream. */
const FEEDS_PER_STREAM = 2;
const FEEDS_PER_USER = 10;
/** Low, since answers may be long. */
const PAGE_EVENTS = 50;
/** The last words of a session come up to this long after its end. */
const LAST_WORDS_MS = 3_000;

export function serveFeeds(app: FastifyInstance, parts: FeedParts, route: FeedRoute): void {
  const feeds: OpenFeeds = new OpenSockets({
    ...route,
    most: parts.mostStreams * FEEDS_PER_STREAM,
    endOf: async ({ token }, identity) => (identity ? undefined : route.closingOf(token)),
    onCheckFailure: (error) => app.log.error({ err: error }, 'tokens of feeds are not checked'),
  });
  openSocket(app, {
    ...parts,
    ...route,
    serve: async (socket, request) => {
      const since = performance.now();
      const caller = await route.admit(request);
      const connection = { socket, connection: request.raw.socket, query: request.query, since };
      await serve(connection, caller, { feeds, route, parts, log: request.log });
    },
  });
  const timers = [
    setInterval(() => feeds.beat(), route.heartbeatMs).unref(),
    setInterval(() => void feeds.checkTokens(), route.tokensEveryMs).unref(),
  ];
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await feeds.drain();
  });
}

type OpenFeeds = OpenSockets<FeedConnection, { userId: Id; token: string }>;

/** @throws SocketClosing */
function refuseWithoutRoom(feeds: OpenFeeds, userId: Id): void {
  feeds.refuseWithoutRoom();
  if ([...feeds].filter(([, by]) => by.userId === userId).length >= FEEDS_PER_USER)
    throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyWindows);
}

interface Serving {
  feeds: OpenFeeds;
  route: FeedRoute;
  parts: FeedParts;
  log: FastifyBaseLogger;
}

interface Connection {
  socket: WebSocket;
  connection: Writable;
  query: unknown;
  since: number;
}

async function serve(
  { socket, connection, query, since }: Connection,
  { userId, sessionId, token }: FeedCaller,
  { feeds, route, parts, log }: Serving,
): Promise<void> {
  const { data: asked } = FeedQuery.safeParse(query);
  if (!asked) throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
  const wanted = { userId, sessionId };
  const row = validate(sessionId) && (await findSession(parts.db, wanted));
  if (!row) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound);
  refuseWithoutRoom(feeds, userId);
  const opened = await parts.sessions.open(wanted);
  if (!opened) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound); // deleted meanwhile
  const { session, release } = opened;
  const ends = [release];
  try {
    if (socket.readyState !== socket.OPEN) return; // the client left meanwhile
    refuseWithoutRoom(feeds, userId); // others came meanwhile
    const window: FeedConnection = new FeedConnection(socket, connection, {
      proof: () => ({ up_to: feed.upTo }),
      tells: route.tells,
    });
    const feed: SessionFeed = new SessionFeed({
      after: asked.after,
      window,
      session,
      read: (after) => readEvents(parts.db, { sessionId: session.id, after, limit: PAGE_EVENTS }),
    });
    const running = feeds.run(window, { userId, token }, window.closed);
    const onRevoked = async (): Promise<void> => window.close(await route.closingOf(token));
    ends.push(
      parts.revocations.follow(userId, since, () => void onRevoked()),
      session.follow(feed.hear),
    );
    window.send({ session: parts.shown(row) });
    window.send({ way: session.way });
    window.send({ listener: await listenerOf(parts.db, session.id, parts.clock.now().getTime()) });
    await feed.begin();
    if (session.isExpired) window.close(sessionOver());
    else {
      const onEnd = (): void =>
        void tellEnd(feed, window, wanted, parts).catch((error: unknown) =>
          log.warn({ err: error }, 'the last words of a session were not told'),
        );
      ends.push(atItsEnd(session, parts, onEnd));
    }
    await running;
  } finally {
    for (const end of ends) end();
  }
}

const sessionOver = (): SocketClosing => new SocketClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);

function atItsEnd({ ended, expiresAt }: OpenSession, { clock }: FeedParts, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, expiresAt - clock.now().getTime()).unref();
  const onEnded = (): void => {
    clearTimeout(timer);
    onEnd();
  };
  ended.addEventListener('abort', onEnded, { once: true });
  return () => {
    clearTimeout(timer);
    ended.removeEventListener('abort', onEnded);
  };
}

async function tellEnd(
  feed: SessionFeed,
  window: FeedConnection,
  wanted: { userId: Id; sessionId: Id },
  { db, shown, writer }: FeedParts,
): Promise<void> {
  try {
    const row = await findSession(db, wanted);
    if (row) window.send({ session: shown(row) });
    if (await settlesWithin(window.closed, LAST_WORDS_MS)) return;
    await writer.written();
    await feed.catchUp();
  } finally {
    window.close(sessionOver());
  }
}
