import { STREAM_OPENING } from '@pythia/contracts/budgets.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PATH, FeedQuery } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Database, Id } from '#db/database.ts';
import { identify } from '#http/authorise.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Authenticate, Identify } from '#http/identity.ts';
import { openSocket } from '#http/open-socket.ts';
import type { Revocations } from '#http/revocation.ts';
import { notSignedIn, SocketClosing } from '#http/socket-closing.ts';
import { socketToken } from '#http/socket-token.ts';
import type { InterviewSession } from '../sessions-store.ts';
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
  authenticate: Authenticate;
  identitiesOf: Identify;
  limits: CallLimits;
  revocations: Revocations;
  publicUrl: string | undefined;
  mostStreams: number;
  /** Milliseconds between two looks whether windows and their tokens are alive. */
  heartbeatMs: number;
  onRefusal: () => void;
  /** The caller's own session as they see it, running or over. */
  findOwn: (wanted: { userId: Id; sessionId: Id }) => Promise<InterviewSession | undefined>;
  shown: (session: InterviewSession) => Interview;
}

/** Answers may be long. */
const PAGE_EVENTS = 50;
/** The last words of a session come so long after its end. */
const LAST_WORDS_MS = 3_000;
/** The longest wait of a timer, some 24 days: beyond it one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const Params = z.object({ session_id: z.uuid() });

/** Binds the feeds of sessions. Sockets have to be accepted on `app` already. */
export function serveFeeds(app: FastifyInstance, parts: FeedParts): void {
  const feeds = new OpenFeeds({
    ...parts,
    onCheckFailure: (error) => app.log.error({ err: error }, 'tokens of feeds are not checked'),
  });
  openSocket(app, {
    ...parts,
    path: FEED_PATH,
    serve: (socket, request) => serve(socket, request, feeds, parts),
  });
  const heartbeat = setInterval(() => void feeds.beat(), parts.heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    await feeds.drain();
  });
}

async function serve(
  socket: WebSocket,
  { query, params, ip, raw }: FastifyRequest,
  feeds: OpenFeeds,
  parts: FeedParts,
): Promise<void> {
  const { authenticate, limits, revocations, findOwn } = parts;
  const since = performance.now();
  const token = socketToken(query);
  const { userId } = await identify(() => token, ip, { authenticate, ...limits });
  await limits.admit(STREAM_OPENING, { userId });
  const { data: asked } = FeedQuery.safeParse(query);
  if (!asked) throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
  const sessionId = Params.safeParse(params).data?.session_id;
  const row = sessionId && (await findOwn({ userId, sessionId }));
  if (!row) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound);
  feeds.admit(userId);
  const opened = await parts.sessions.open({ userId, sessionId: row.id });
  if (!opened) throw new SocketClosing(CLOSE.unknownSession, SERVER_MESSAGES.notFound); // deleted meanwhile
  try {
    const { session } = opened;
    const window: FeedSocket = new FeedSocket(socket, raw.socket, () => ({ up_to: feed.upTo }));
    const feed: SessionFeed = feedOf(session, asked.after, window, parts);
    const running = feeds.run({ userId, token }, window);
    const ends = [
      revocations.follow(userId, since, () => window.close(notSignedIn())),
      session.follow(feed.hear),
    ];
    window.send({ session: parts.shown(row) });
    await feed.begin();
    if (session.isExpired) window.close(sessionOver());
    else
      ends.push(atItsEnd(session, parts, () => tellEnd(feed, window, { userId, sessionId: row.id }, parts)));
    await running;
    for (const end of ends) end();
  } finally {
    opened.release();
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
  { findOwn, shown, writer }: FeedParts,
): Promise<void> {
  try {
    const row = await findOwn(wanted);
    if (row) window.send({ session: shown(row) });
    if (await settlesWithin(window.closed, LAST_WORDS_MS)) return;
    await writer.written();
    await feed.catchUp();
  } finally {
    window.close(sessionOver());
  }
}
