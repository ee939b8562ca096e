import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import type { changeJob, createJob, Job } from '@pythia/contracts/jobs.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { newId, type Database, type Id, type Instant, type Row } from '#db/database.ts';

export async function findJobs(
  db: Database,
  { userId, before }: { userId: Id; before: Id | undefined },
): Promise<Job[]> {
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before as Id))
    .orderBy('id', 'desc')
    .limit(LIMITS.page)
    .execute();
  return rows.map(shownJob);
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
  return shownJob(row);
}

/**
 * Absent fields stay.
 * @returns undefined: no such job
 */
export async function updateJob(
  db: Database,
  { userId, jobId, changes, now }: { userId: Id; jobId: Id; changes: BodyOf<typeof changeJob>; now: Instant },
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
  return row && shownJob(row);
}

export function shownJob(row: Row<'jobs'>): Job {
  const { user_id: _user, archived_at, deleted_at: _deleted, ...rest } = row;
  return {
    ...rest,
    interview_dates: JSON.parse(row.interview_dates) as string[],
    archived: archived_at !== null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
