import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FeedQuery } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import type { WebSocket } from 'ws';
import type { Clock } from '#core/clock.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Database, Id } from '#db/database.ts';
import type { Identify } from '#http/identity.ts';
import { openSocket } from '#http/open-socket.ts';
import type { Revocations } from '#http/authorise.ts';
import { notSignedIn, SocketClosing } from '#http/socket-closing.ts';
import { findSession, type InterviewSession } from '../sessions-store.ts';
import { readEvents } from '../timeline/events-store.ts';
import type { OpenSession } from '../timeline/open-session.ts';
import type { OpenSessions } from '../timeline/open-sessions.ts';
import type { TimelineWriter } from '../timeline/timeline-writer.ts';
import { FeedSocket } from './feed-socket.ts';
import { OpenFeeds } from './open-feeds.ts';
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

/** Who may follow which session, and by what. */
export interface FeedCaller {
  userId: Id;
  sessionId: string;
  token: string;
}

export interface FeedRoute {
  /** Below the API prefix. */
  path: string;
  /** @throws AppError or SocketClosing */
  admit: (request: FastifyRequest) => Promise<FeedCaller>;
  /** Whom the tokens stand for still. */
  identitiesOf: Identify;
  /** The sentence for one whose token stands for nobody any more. */
  whyEnded: string;
  /** Milliseconds between two looks whether windows and their tokens are alive. */
  heartbeatMs: number;
}

/** Answers may be long. */
const PAGE_EVENTS = 50;
/** The last words of a session come so long after its end. */
const LAST_WORDS_MS = 3_000;
/** The longest wait of a timer, some 24 days: beyond it one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Binds feeds of sessions at a path. Sockets have to be accepted on `app` already. */
export function serveFeeds(app: FastifyInstance, parts: FeedParts, route: FeedRoute): void {
  const feeds = new OpenFeeds({
    ...parts,
    ...route,
    onCheckFailure: (error) => app.log.error({ err: error }, 'tokens of feeds are not checked'),
  });
  openSocket(app, {
    ...parts,
    ...route,
    serve: async (socket, request) => {
      const since = performance.now();
      const caller = await route.admit(request);
      await serve(
        { socket, connection: request.raw.socket, query: request.query, since },
        caller,
        feeds,
        parts,
      );
    },
  });
  const heartbeat = setInterval(() => void feeds.beat(), route.heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    await feeds.drain();
  });
}

interface Connection {
  socket: WebSocket;
  connection: Writable;
  query: unknown;
  /** When its caller was about to be looked at, by `performance.now()`. */
  since: number;
}

async function serve(
  { socket, connection, query, since }: Connection,
  { userId, sessionId, token }: FeedCaller,
  feeds: OpenFeeds,
  parts: FeedParts,
): Promise<void> {
  const { data: asked } = FeedQuery.safeParse(query);
  if (!asked) throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
  const wanted = { userId, sessionId };
  const row = validate(sessionId) && (await findSession(parts.db, wanted));
  if (!row) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound);
  feeds.admit(userId);
  const opened = await parts.sessions.open(wanted);
  if (!opened) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound); // deleted meanwhile
  const { session, release } = opened;
  const window: FeedSocket = new FeedSocket(socket, connection, () => ({ up_to: feed.upTo }));
  const feed: SessionFeed = feedOf(session, asked.after, window, parts);
  const ends = [
    parts.revocations.follow(userId, since, () => window.close(notSignedIn())),
    session.follow(feed.hear),
    release,
  ];
  try {
    const running = feeds.run({ userId, token }, window);
    window.send({ session: parts.shown(row) });
    await feed.begin();
    if (session.isExpired) window.close(sessionOver());
    else ends.push(atItsEnd(session, parts, () => tellEnd(feed, window, wanted, parts)));
    await running;
  } finally {
    for (const end of ends) end();
  }
}

const sessionOver = (): SocketClosing => new SocketClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);

const feedOf = (session: OpenSession, after: number, window: FeedSocket, { db }: FeedParts): SessionFeed =>
  new SessionFeed({
    after,
    send: (message) => window.send(message),
    sendWhole: (message) => window.sendWhole(message),
    read: (from) => readEvents(db, { sessionId: session.id, after: from, limit: PAGE_EVENTS }),
    unwritten: () => session.unwritten(),
    answersSoFar: () => session.answersSoFar(),
    liveWords: () => session.liveWords,
  });

/** @returns calls it off */
function atItsEnd(
  { ended, expiresAt }: OpenSession,
  { clock }: FeedParts,
  onEnd: () => Promise<void>,
): () => void {
  const remainingMs = Math.min(expiresAt - clock.now().getTime(), LONGEST_TIMER_MS);
  const timer = setTimeout(() => void onEnd(), remainingMs).unref();
  const onEnded = (): void => {
    clearTimeout(timer);
    void onEnd();
  };
  ended.addEventListener('abort', onEnded, { once: true });
  return () => {
    clearTimeout(timer);
    ended.removeEventListener('abort', onEnded);
  };
}

/** Its window knows at once, and the feed stays for the last words. */
async function tellEnd(
  feed: SessionFeed,
  window: FeedSocket,
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
