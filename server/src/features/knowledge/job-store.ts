import type { Database, Id, Row } from '#db/database.ts';

export const findJob = (
  db: Database,
  { userId, jobId }: { userId: Id; jobId: Id | undefined },
): Promise<Pick<Row<'jobs'>, 'role' | 'job_description'> | undefined> =>
  db
    .selectFrom('jobs')
    .select(['role', 'job_description'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(jobId === undefined, (query) => query.where('archived_at', 'is', null))
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId as Id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
