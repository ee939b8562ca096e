import { STREAM_OPENING } from '@pythia/contracts/budgets.ts';
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
import { identify } from '#http/authorise.ts';
import type { Revocations } from '#http/revocation.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Identify } from '#http/identity.ts';
import { openSocket } from '#http/open-socket.ts';
import { OpenSockets } from '#http/open-sockets.ts';
import { notSignedIn, SocketClosing } from '#http/socket-closing.ts';
import { socketToken } from '#http/socket-token.ts';
import { findSession, type InterviewSession } from '../sessions-store.ts';
import { readEvents } from '../timeline/events-store.ts';
import type { OpenSessions } from '../timeline/open-sessions.ts';
import { SessionFeed } from './session-feed.ts';

export interface FeedParts {
  db: Database;
  clock: Clock;
  limits: CallLimits;
  sessions: OpenSessions;
  revocations: Revocations;
  publicUrl: string | undefined;
  mostStreams: number;
  heartbeatMs: number;
  onRefusal: () => void;
  shown: (session: InterviewSession) => Interview;
}

export interface FeedRoute {
  path: string;
  /** @returns who calls, and the only session they may follow: by default the path's */
  authenticate: (token: string) => Promise<{ userId: Id; sessionId?: Id }>;
  identitiesOf: Identify;
  /** Why a bad token is refused; by default, its user signed out. */
  closingOf?: (token: string) => Promise<SocketClosing>;
  tells?: (message: FeedMessage) => FeedMessage;
  /** Milliseconds; by default each heartbeat. */
  checkEveryMs?: number;
}

/** Feeds that cost as much as one stream. */
const FEEDS_PER_STREAM = 2;
const FEEDS_PER_USER = 10;
/** Low, since answers may be long. */
const PAGE_EVENTS = 50;
/** The last words of a session come up to this long after its end. */
const LAST_WORDS_MS = 3_000;

export function serveFeeds(app: FastifyInstance, parts: FeedParts & FeedRoute): void {
  const { db, clock, limits, sessions, revocations, shown, closingOf = async () => notSignedIn() } = parts;
  const feeds = new OpenSockets<SessionFeed, { userId: Id; token: string }>({
    identitiesOf: parts.identitiesOf,
    most: parts.mostStreams * FEEDS_PER_STREAM,
    endOf: async ({ token }, identity) => (identity ? undefined : closingOf(token)),
    onCheckFailure: (error) => app.log.error({ err: error }, 'tokens of feeds are not checked'),
  });
  feeds.keep(app, parts);
  const refuseWithoutRoom = (userId: Id): void => {
    feeds.refuseWithoutRoom();
    if ([...feeds].filter(([, by]) => by.userId === userId).length >= FEEDS_PER_USER)
      throw new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyWindows);
  };
  const tellLast = async (feed: SessionFeed, wanted: { userId: Id; sessionId: Id }): Promise<void> => {
    const last = await findSession(db, wanted);
    if (last) feed.send({ session: shown(last) });
    if (!(await settlesWithin(feed.closed, LAST_WORDS_MS))) await feed.catchUp();
  };

  const serve = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    const since = performance.now();
    const token = socketToken(request.query);
    const { session_id } = request.params as { session_id: string };
    const caller = await identify(() => token, request.ip, { ...limits, ...parts });
    const { userId, sessionId = session_id } = caller;
    await limits.admit(STREAM_OPENING, { userId });
    const { data: asked } = FeedQuery.safeParse(request.query);
    if (!asked) throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
    refuseWithoutRoom(userId);
    const opened = await sessions.open({ userId, sessionId });
    if (!opened) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound);
    const { session, row, release } = opened;
    const ends = [release];
    try {
      if (socket.readyState !== socket.OPEN) return; // the client left meanwhile
      refuseWithoutRoom(userId); // others came meanwhile
      const feed = new SessionFeed({
        socket,
        connection: request.raw.socket,
        session,
        after: asked.after,
        read: (after) => readEvents(db, { sessionId: session.id, after, limit: PAGE_EVENTS }),
        tells: parts.tells ?? ((message) => message),
      });
      void feeds.run(feed, { userId, token }, feed.closed);
      const onRevoked = (): void => void closingOf(token).then((closing) => feed.close(closing));
      ends.push(revocations.follow(userId, since, onRevoked), session.follow(feed.hear));
      feed.send({ session: shown(row) });
      feed.send({ way: session.way });
      feed.send({ listener: await listenerOf(db, session.id, clock.now().getTime()) });
      await feed.begin();
      if (!session.isExpired) {
        const left = unlessAborted(feed.closed, session.ended, sessionOver);
        if (await settlesWithin(left, session.expiresAt - clock.now().getTime()).catch(() => false)) return;
        await tellLast(feed, { userId, sessionId }).catch((error: unknown) =>
          request.log.warn({ err: error }, 'the last words of a session were not told'),
        );
      }
      feed.close(sessionOver());
      await feed.closed;
    } finally {
      for (const end of ends) end();
    }
  };
  openSocket(app, { ...parts, serve });
}

const sessionOver = (): SocketClosing => new SocketClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);

/** Name of the window that hears a session's interviewer, in whichever process; null: none. */
async function listenerOf(db: Database, sessionId: Id, now: number): Promise<string | null> {
  const lease = await db
    .selectFrom('stream_leases')
    .select('client')
    .where((eb) => eb.and({ session_id: sessionId, channel: 'interviewer' }))
    .where('client', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return lease?.client ?? null;
}
