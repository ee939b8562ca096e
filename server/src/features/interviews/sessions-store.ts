import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { NamedStyle, StyleChoice } from '@pythia/contracts/style.ts';
import type { Insertable } from 'kysely';
import { newId, type Database, type Id, type Instant, type Row, type Schema } from '#db/database.ts';

export type InterviewSession = Row<'interview_sessions'>;

export async function findUnexpired(
  db: Database,
  { userId, kind, now }: { userId: Id; kind: InterviewSession['kind']; now: Instant },
): Promise<InterviewSession | undefined> {
  return db
    .selectFrom('interview_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function hasTrial(db: Database, userId: Id): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('trials', '>', 0)
    .executeTakeFirst();
  return user !== undefined;
}

export async function countUnused(
  db: Database,
  { userId, kind, after }: { userId: Id; kind: InterviewSession['kind']; after: Instant },
): Promise<number> {
  const unused = await db
    .selectFrom('interview_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', after)
    .where('counted_at', 'is', null)
    .execute();
  return unused.length;
}

export async function chargeTrial(db: Database, userId: Id): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ trials: eb('trials', '-', 1) }))
    .where('id', '=', userId)
    .where('trials', '>', 0)
    .execute();
}

export async function hasJob(db: Database, { userId, jobId }: { userId: Id; jobId: Id }): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return job !== undefined;
}

export async function insertSession(
  db: Database,
  session: Omit<Insertable<Schema['interview_sessions']>, 'id' | 'last_seq'>,
): Promise<InterviewSession> {
  return db
    .insertInto('interview_sessions')
    .values({ ...session, id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ownership is in the query; deleted sessions are not found. */
export async function findSession(
  db: Database,
  wanted: { userId: Id; sessionId: Id },
): Promise<InterviewSession | undefined> {
  return db
    .selectFrom('interview_sessions')
    .selectAll()
    .where('id', '=', wanted.sessionId)
    .where('user_id', '=', wanted.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function endUnexpired(
  db: Database,
  { userId, sessionId, now }: { userId: Id; sessionId: Id; now: Instant },
): Promise<void> {
  await db
    .updateTable('interview_sessions')
    .set({ expires_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
}

export async function endAllUnexpired(
  db: Database,
  { userId, kind, now }: { userId: Id; kind: InterviewSession['kind']; now: Instant },
): Promise<InterviewSession[]> {
  return db
    .updateTable('interview_sessions')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returningAll()
    .execute();
}

type Changeable =
  | Pick<InterviewSession, 'resume_summary' | 'company'>
  | Pick<InterviewSession, 'language'>
  | Pick<InterviewSession, 'style'>;

export async function changeRunning(
  db: Database,
  wanted: { userId: Id; sessionId: Id; now: Instant },
  change: Changeable,
): Promise<InterviewSession | undefined> {
  return db
    .updateTable('interview_sessions')
    .set(change)
    .where('id', '=', wanted.sessionId)
    .where('user_id', '=', wanted.userId)
    .where('expires_at', '>', wanted.now)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setTitle(
  db: Database,
  { userId, sessionId, title }: { userId: Id; sessionId: Id; title: string },
): Promise<InterviewSession | undefined> {
  return db
    .updateTable('interview_sessions')
    .set({ title })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function findStandings(
  db: Database,
  ids: readonly Id[],
): Promise<(Pick<InterviewSession, 'id' | 'expires_at' | 'language'> & { answering: AnsweringWay })[]> {
  return db
    .selectFrom('interview_sessions')
    .innerJoin('users', 'users.id', 'interview_sessions.user_id')
    .select([
      'interview_sessions.id',
      'interview_sessions.expires_at',
      'interview_sessions.language',
      'users.answering',
    ])
    .where('interview_sessions.id', 'in', ids)
    .execute();
}

export interface WantedSessions {
  userId: Id;
  before: Id | undefined;
  jobId: Id | undefined;
}

export async function listSessions(
  db: Database,
  { userId, before, jobId, limit }: WantedSessions & { limit: number },
): Promise<InterviewSession[]> {
  return db
    .selectFrom('interview_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before as Id))
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId as Id))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Copy of a style when it was chosen; both are null for none. */
export interface StoredStyle {
  choice: StyleChoice;
  named: NamedStyle | null;
}

export const asStored = ({ choice, named }: StoredStyle): string | null =>
  choice === null ? null : JSON.stringify({ choice, named });

export const chosenIn = ({ style }: Pick<InterviewSession, 'style'>): StoredStyle =>
  style === null ? { choice: null, named: null } : (JSON.parse(style) as StoredStyle);
