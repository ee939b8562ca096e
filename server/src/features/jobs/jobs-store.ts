import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import type { changeJob, createJob, Job } from '@pythia/contracts/jobs.ts';
import type { Selectable } from 'kysely';
import { newId, type Id, type Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { JobsTable } from '#db/schema.ts';

/** Whose and which: another user's job is not found. */
export interface OwnJob {
  userId: Id;
  jobId: Id;
}

/** Newest first: ids grow with time. */
export async function listJobs(db: Database, userId: Id): Promise<Job[]> {
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(shown);
}

export async function countJobs(db: Database, userId: Id): Promise<number> {
  const { jobs } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll().as('jobs'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(jobs);
}

export async function insertJob(
  db: Database,
  { userId, job, now }: { userId: Id; job: BodyOf<typeof createJob>; now: Instant },
): Promise<Job> {
  const { interview_dates, ...words } = job;
  const row = await db
    .insertInto('jobs')
    .values({
      id: newId(),
      user_id: userId,
      ...words,
      interview_dates: JSON.stringify(interview_dates),
      archived_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return shown(row);
}

/** What is not named stays. @returns undefined: there is no such job */
export async function updateJob(
  db: Database,
  { userId, jobId, changes, now }: OwnJob & { changes: BodyOf<typeof changeJob>; now: Instant },
): Promise<Job | undefined> {
  const { archived, interview_dates, ...words } = changes;
  const row = await db
    .updateTable('jobs')
    .set({
      ...words,
      ...(interview_dates && { interview_dates: JSON.stringify(interview_dates) }),
      ...(archived !== undefined && { archived_at: archived ? now : null }),
      updated_at: now,
    })
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && shown(row);
}

/** @returns whether there was such a job */
export async function markDeleted(
  db: Database,
  { userId, jobId, now }: OwnJob & { now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ deleted_at: now })
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns undefined: there is no such job that was deleted */
export async function unmarkDeleted(db: Database, { userId, jobId }: OwnJob): Promise<Job | undefined> {
  const row = await db
    .updateTable('jobs')
    .set({ deleted_at: null })
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row && shown(row);
}

/** For good, those of the user's that were marked as deleted before this one. */
export async function eraseOtherDeleted(db: Database, { userId, jobId }: OwnJob): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .where('id', '!=', jobId)
    .execute();
}

/** As its user sees it. */
function shown(row: Selectable<JobsTable>): Job {
  const { user_id: _user, archived_at, deleted_at: _deleted, ...rest } = row;
  return {
    ...rest,
    interview_dates: JSON.parse(row.interview_dates) as string[],
    archived: archived_at !== null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
