import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import { FEED_PATH } from '@pythia/contracts/feed.ts';
import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import * as contract from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { startPaidSession } from '@pythia/contracts/paid-interview.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { markDeleted, restore } from '#db/restorable.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { runEvery } from '#http/run-every.ts';
import { searchTurns } from '#searching/search-turns.ts';
import { styleAfter, tellStyle, type ChooseStyle } from './choose-style.ts';
import { type FeedParts, type FeedRoute, serveFeeds } from './feed/serve-feeds.ts';
import { deleteFromSession, restoreInSession } from './delete-events.ts';
import { endRunningSession } from './end-session.ts';
import { forgetAllUnkept, forgetEnded, forgetUnkept } from './forgetting/forget-sessions.ts';
import { freePolicy } from './policies/free.ts';
import { paidPolicy } from './policies/paid.ts';
import { practicePolicy } from './policies/practice.ts';
import { companyIn, readResumeSummary } from './read-resume-summary.ts';
import { searchSessions } from './search-sessions.ts';
import {
  changeRunning,
  findSession,
  hasJob,
  listSessions,
  setTitle,
  type InterviewSession,
  asStored,
} from './sessions-store.ts';
import { startSession, type SessionSubject } from './start-session.ts';
import { readTimeline } from './timeline/read-timeline.ts';
import type { TimelineWriter } from './timeline/timeline-writer.ts';

export interface InterviewParts
  extends Omit<FeedParts, 'shown' | 'heartbeatMs'>, Pick<FeedRoute, 'authenticate' | 'identitiesOf'> {
  writer: TimelineWriter;
  intervals?: { heartbeat?: number } | undefined;
  freeSessionMinutes: number;
  chooseStyle: ChooseStyle;
  onStart: (session: InterviewSession) => void;
  onEnd: (session: InterviewSession) => void;
}

/** Ends a running practice. `job_id` must be the user's own. */
type StartPractice = (
  userId: Id,
  about: { resume_summary: string; job_id: Id | null },
) => Promise<InterviewSession>;

const MINUTE_MS = 60_000;
const HEARTBEAT_MS = 15_000;

/** @returns how to serve a session's feed to others, and how to start a practice */
export function openInterviews(
  app: FastifyInstance,
  bind: Bind,
  parts: InterviewParts,
): { serveFeed: (route: FeedRoute) => void; startPractice: StartPractice } {
  const { db, clock } = parts;
  runEvery(app, MINUTE_MS, (signal) => forgetAllUnkept(parts, signal));
  const onUntold = (error: unknown): void =>
    app.log.error({ err: error }, 'the style of a session that began could not be told');
  const onEnd = (session: InterviewSession): void => {
    parts.onEnd(session);
    parts.sessions.end(session);
  };
  const free = freePolicy(parts.freeSessionMinutes);
  const shown = (session: InterviewSession): contract.Interview => ({
    id: session.id,
    kind: session.kind,
    title: session.title,
    company: session.company || companyIn(session.resume_summary),
    job_title: session.job_title,
    language: session.language,
    job_id: session.job_id,
    created_at: new Date(session.created_at).toISOString(),
    expires_at: new Date(session.expires_at).toISOString(),
    running: session.expires_at > clock.now().getTime(),
    counted: session.counted_at !== null,
    entries: session.entries,
    questions: session.questions,
  });

  const ownSession = async (userId: Id, sessionId: Id, otherwise?: string): Promise<InterviewSession> =>
    found(await findSession(db, { userId, sessionId }), otherwise);

  const continued = async (userId: Id, before: Id, language?: string): Promise<InterviewSession> => {
    const session = await ownSession(userId, before, MESSAGES.sessionNotKept);
    return { ...session, language: language ?? session.language };
  };

  const paidSubject = async (
    userId: Id,
    { continues, job_id, resume_summary, language }: BodyOf<typeof startPaidSession>,
  ): Promise<SessionSubject> => {
    if (continues) {
      const subject = await continued(userId, continues, language);
      return { ...subject, style: await styleAfter(parts.chooseStyle, subject) };
    }
    if (job_id) found(await hasJob(db, { userId, jobId: job_id }));
    const job_title = readResumeSummary(resume_summary).role.slice(0, LIMITS.role);
    const style = asStored(await parts.chooseStyle(userId));
    return { job_title, resume_summary, job_id: job_id ?? null, language, style };
  };

  const heartbeatMs = parts.intervals?.heartbeat ?? HEARTBEAT_MS;
  const serveFeed = (route: FeedRoute): void => serveFeeds(app, { ...parts, heartbeatMs, shown, ...route });
  const { authenticate, identitiesOf } = parts;
  serveFeed({ path: FEED_PATH, authenticate, identitiesOf });

  bind(createFreeSession, async ({ identity, body }) => {
    const { userId } = identity;
    const { continues, job_title = '', resume_summary = '', language } = body;
    const about = continues
      ? { ...(await continued(userId, continues, language)), style: null }
      : { job_title, resume_summary, language };
    const { session, resumed } = await startSession(parts, free, { userId, about });
    parts.onStart(session);
    const { id: session_id, created_at, expires_at, counted } = shown(session);
    return { session_id, job_title: session.job_title, created_at, expires_at, counted, resumed };
  });

  bind(startPaidSession, async ({ identity, body }) => {
    const { userId } = identity;
    const { session, ended } = await startSession(parts, paidPolicy(body.duration_choice), {
      userId,
      about: await paidSubject(userId, body),
    });
    for (const other of ended) onEnd(other);
    parts.onStart(session);
    if (session.style !== null) await tellStyle(parts.sessions, session).catch(onUntold);
    const { id: thread_id, created_at, expires_at } = shown(session);
    return { thread_id, created_at, expires_at };
  });

  const inTurn = searchTurns();

  bind(contract.listInterviews, async ({ identity, query, signal }) => {
    const { before, limit, search, job_id: jobId } = query;
    const wanted = { userId: identity.userId, before, jobId };
    await parts.writer.written();
    if (search) {
      const { found, next } = await inTurn({ userId: wanted.userId, signal }, () =>
        searchSessions(db, { ...wanted, text: search, limit, signal }),
      );
      return { sessions: found.map(({ session, excerpt }) => ({ ...shown(session), excerpt })), next };
    }
    const rows = await listSessions(db, { ...wanted, limit: limit + 1 });
    const sessions = rows.slice(0, limit).map(shown);
    return { sessions, next: rows.length > limit ? (sessions.at(-1)?.id ?? null) : null };
  });

  bind(contract.readInterview, async ({ identity, params, query }) => {
    await parts.writer.written();
    const session = await ownSession(identity.userId, params.session_id);
    return { session: shown(session), ...(await readTimeline(db, session.id, query)) };
  });

  bind(contract.readInterviewJob, async ({ identity, params }) => {
    const session = await ownSession(identity.userId, params.session_id);
    const { company, job_title: role, job_id } = shown(session);
    const { jobDescription } = readResumeSummary(session.resume_summary);
    return { company, role, job_description: jobDescription, job_id };
  });

  bind(contract.renameInterview, async ({ identity, params, body }) => {
    const renamed = await setTitle(db, {
      userId: identity.userId,
      sessionId: params.session_id,
      title: body.title,
    });
    return shown(found(renamed));
  });

  bind(
    contract.changeInterviewMaterial,
    async ({ identity: { userId }, params, body: { resume_summary } }) => {
      const wanted = { userId, sessionId: params.session_id, now: clock.now().getTime() };
      const material = { resume_summary, company: companyIn(resume_summary) };
      parts.onStart(found(await changeRunning(db, wanted, material)));
    },
  );

  bind(contract.changeInterviewLanguage, async ({ identity: { userId }, params, body: { language } }) => {
    const wanted = { userId, sessionId: params.session_id, now: clock.now().getTime() };
    parts.onStart(found(await changeRunning(db, wanted, { language })));
    parts.sessions.holdIn({ id: params.session_id, language });
  });

  bind(contract.switchStyle, async ({ identity: { userId }, params, body: { choice } }) => {
    const { id, kind } = await ownSession(userId, params.session_id);
    if (kind !== 'paid') throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
    const now = clock.now().getTime();
    const style = asStored(await parts.chooseStyle(userId, choice));
    const changed = await changeRunning(db, { userId, sessionId: id, now }, { style });
    if (!changed) throw new AppError('conflict', MESSAGES.sessionOver);
    return tellStyle(parts.sessions, changed);
  });

  bind(contract.endInterview, async ({ identity, params }) => {
    const session = await endRunningSession(parts, { userId: identity.userId, sessionId: params.session_id });
    onEnd(session);
    await forgetUnkept(parts, { id: session.id, userId: identity.userId });
    return shown(session);
  });

  bind(contract.deleteInterviews, ({ identity }) => forgetEnded(parts, identity.userId));

  bind(contract.deleteInterview, async ({ identity: { userId }, params }) => {
    const { id, expires_at } = await ownSession(userId, params.session_id);
    const now = clock.now().getTime();
    if (expires_at > now) throw new AppError('conflict', SERVER_MESSAGES.sessionRuns);
    found(await markDeleted(db, 'interview_sessions', { userId, ids: [id], now }));
  });

  bind(contract.restoreInterview, ({ identity: { userId }, params }) =>
    db.transaction().execute(async (trx) => {
      const wanted = { userId, ids: [params.session_id], now: clock.now().getTime() };
      const [session] = await restore(trx, 'interview_sessions', wanted);
      return shown(found(session?.forgotten_at === null && session));
    }),
  );

  bind(contract.deleteInterviewEvents, ({ identity: { userId }, params, body: { ids } }) =>
    deleteFromSession(parts, { userId, sessionId: params.session_id, ids }),
  );

  bind(contract.restoreInterviewEvents, ({ identity: { userId }, params, body: { ids } }) =>
    restoreInSession(parts, { userId, sessionId: params.session_id, ids }),
  );

  bind(contract.withdrawQuestion, async ({ identity, params, body: { key } }) => {
    const wanted = { userId: identity.userId, sessionId: params.session_id };
    const { session, release } = found(await parts.sessions.open(wanted));
    try {
      session.append(
        { kind: 'detected', change: 'withdrawn', key, question: null },
        { channel: 'candidate' },
      );
    } finally {
      release();
    }
  });

  bind(contract.correctLine, async ({ identity, params, body }) => {
    const wanted = { userId: identity.userId, sessionId: params.session_id };
    const { session, release } = found(await parts.sessions.open(wanted));
    try {
      session.append({ kind: 'correction', ...body });
    } finally {
      release();
    }
  });
  const startPractice: StartPractice = async (userId, { resume_summary, job_id }) => {
    const job_title = readResumeSummary(resume_summary).role.slice(0, LIMITS.role);
    const about = { job_title, resume_summary, job_id };
    const { session, ended } = await startSession(parts, practicePolicy, { userId, about });
    for (const other of ended) onEnd(other);
    parts.onStart(session);
    return session;
  };
  return { serveFeed, startPractice };
}
