import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { replaceVersion } from '#db/replace-version.ts';

/** What a user answers to questions about facts, and which version of it that is; version 0 where nothing ever was. */
export async function findInterviewFacts(
  db: Database,
  userId: Id,
): Promise<{ version: number; facts: InterviewFacts }> {
  const row = await db
    .selectFrom('interview_facts')
    .select(['version', 'facts', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { version: 0, facts: {} };
  const isThere = row.deleted_at === null;
  return { version: row.version, facts: isThere ? (JSON.parse(row.facts) as InterviewFacts) : {} };
}

/**
 * Takes the place of what was kept.
 * @returns the new version; undefined: that was another version than the one that is to be replaced
 * @throws AccountGone
 */
export const saveInterviewFacts = (
  db: Database,
  { userId, version, facts, now }: { userId: Id; version: number; facts: InterviewFacts; now: Instant },
): Promise<number | undefined> =>
  replaceVersion(db, { userId, version, find: findInterviewFacts }, async (trx, next) => {
    const row = { facts: JSON.stringify(facts), version: next, updated_at: now, deleted_at: null };
    await trx
      .insertInto('interview_facts')
      .values({ ...row, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  });
