import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { replaceVersion } from '#db/replace-version.ts';

export interface SetOf {
  userId: Id;
  jobId: Id | null;
}

const idOf = ({ userId, jobId }: SetOf): Id => jobId ?? userId;

export async function readSet(
  db: Database,
  set: SetOf,
): Promise<{ version: number; answers: PreparedAnswer[] }> {
  const row = await db
    .selectFrom('prepared_answers')
    .select(['version', 'answers'])
    .where('id', '=', idOf(set))
    .where('user_id', '=', set.userId)
    .executeTakeFirst();
  return row
    ? { version: row.version, answers: JSON.parse(row.answers) as PreparedAnswer[] }
    : { version: 0, answers: [] };
}

/** Approved answers; an application's replaces the one for all applications. */
export async function approvedAnswers(db: Database, { userId, jobId }: SetOf): Promise<PreparedAnswer[]> {
  const rows = await db
    .selectFrom('prepared_answers')
    .select(['job_id', 'answers'])
    .where('id', 'in', jobId === null ? [userId] : [jobId, userId])
    .where('user_id', '=', userId)
    .execute();
  const inOrder = rows.toSorted((one, other) => Number(one.job_id === null) - Number(other.job_id === null));
  const approved = inOrder
    .flatMap(({ answers }) => JSON.parse(answers) as PreparedAnswer[])
    .filter(({ state }) => state === 'approved');
  return [...Map.groupBy(approved, ({ id }) => id).values()].map(([first]) => first!);
}

/**
 * @returns undefined: `version` is not the current one
 * @throws AccountGone
 */
export const storePrepared = (
  db: Database,
  {
    version,
    answers,
    now,
    ...set
  }: SetOf & { version: number; answers: readonly PreparedAnswer[]; now: Instant },
): Promise<number | undefined> =>
  replaceVersion(db, { userId: set.userId, version, find: (trx) => readSet(trx, set) }, async (trx, next) => {
    const row = { answers: JSON.stringify(answers), version: next, updated_at: now };
    await trx
      .insertInto('prepared_answers')
      .values({ ...row, id: idOf(set), user_id: set.userId, job_id: set.jobId })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  });

export async function findApplication(
  db: Database,
  { userId, jobId }: { userId: Id; jobId: Id },
): Promise<{ company: string; role: string; job_description: string } | undefined> {
  return db
    .selectFrom('jobs')
    .select(['company', 'role', 'job_description'])
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
