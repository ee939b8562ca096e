import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { type FeedMessage, FeedQuery } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Clock } from '#core/clock.ts';
import { settlesWithin } from '#core/settles-within.ts';
import { unlessAborted } from '#core/unless-aborted.ts';
import type { Database, Id } from '#db/database.ts';
import type { Identify } from '#http/identity.ts';
import { openSocket } from '#http/open-socket.ts';
import { OpenSockets } from '#http/open-sockets.ts';
import type { Revocations } from '#http/authorise.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { findSession, type InterviewSession } from '../sessions-store.ts';
import { readEvents } from '../timeline/events-store.ts';
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

type OpenFeeds = OpenSockets<FeedConnection, FeedCaller>;

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
    serve: (socket, request) => serve(socket, request, feeds, { ...parts, ...route }),
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

async function serve(
  socket: WebSocket,
  request: FastifyRequest,
  feeds: OpenFeeds,
  { admit, closingOf, tells, db, clock, sessions, writer, revocations, shown }: FeedParts & FeedRoute,
): Promise<void> {
  const since = performance.now();
  const caller = await admit(request);
  const { data: asked } = FeedQuery.safeParse(request.query);
  if (!asked) throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
  const opened = await sessions.open(caller);
  if (!opened) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound);
  const { session, row, release } = opened;
  const ends = [release];
  try {
    if (socket.readyState !== socket.OPEN) return; // the client left meanwhile
    refuseWithoutRoom(feeds, caller);
    const proof = (): FeedMessage => ({ up_to: feed.upTo });
    const window = new FeedConnection(socket, request.raw.socket, { proof, tells });
    const feed = new SessionFeed({
      after: asked.after,
      window,
      session,
      read: (after) => readEvents(db, { sessionId: session.id, after, limit: PAGE_EVENTS }),
    });
    void feeds.run(window, caller, window.closed);
    const onRevoked = async (): Promise<void> => window.close(await closingOf(caller.token));
    ends.push(
      revocations.follow(caller.userId, since, () => void onRevoked()),
      session.follow(feed.hear),
    );
    window.send({ session: shown(row) });
    window.send({ way: session.way });
    window.send({ listener: await listenerOf(db, session.id, clock.now().getTime()) });
    await feed.begin();
    if (!session.isExpired) {
      const left = unlessAborted(window.closed, session.ended, sessionOver);
      if (await settlesWithin(left, session.expiresAt - clock.now().getTime()).catch(() => false)) return;
      const last = await findSession(db, caller);
      if (last) window.send({ session: shown(last) });
      await settlesWithin(window.closed, LAST_WORDS_MS);
      await writer.written();
      await feed.catchUp();
    }
    window.close(sessionOver());
    await window.closed;
  } finally {
    for (const end of ends) end();
  }
}

const sessionOver = (): SocketClosing => new SocketClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);

/** @throws SocketClosing */
function refuseWithoutRoom(feeds: OpenFeeds, { userId }: FeedCaller): void {
  feeds.refuseWithoutRoom();
  if ([...feeds].filter(([, by]) => by.userId === userId).length >= FEEDS_PER_USER)
    throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyWindows);
}
