import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import type { SettledJob } from '@pythia/contracts/settled-jobs.ts';
import type { SettledStory } from '@pythia/contracts/settled-stories.ts';
import type * as coach from '#coach/material.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { replaceVersion } from '#db/replace-version.ts';

export async function findSettledStories(
  db: Database,
  userId: Id,
): Promise<{ version: number; stories: SettledStory[] }> {
  const row = await db
    .selectFrom('settled_stories')
    .select(['version', 'stories', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { version: 0, stories: [] };
  const isThere = row.deleted_at === null;
  return { version: row.version, stories: isThere ? (JSON.parse(row.stories) as SettledStory[]) : [] };
}

export async function settledInInterviews(db: Database, userId: Id): Promise<coach.StoryAsSettled[]> {
  return forCoach((await findSettledStories(db, userId)).stories);
}

export const forCoach = (stories: readonly SettledStory[]): coach.StoryAsSettled[] =>
  stories.map(({ place: { is_current: isCurrent, is_doubtful: isDoubtful, ...place }, ...story }) => ({
    ...story,
    place: { ...place, isCurrent, isDoubtful },
  }));

/**
 * @returns undefined: `version` is not the current one
 * @throws AccountGone
 */
export async function saveSettledStories(
  db: Database,
  { userId, version, stories, now }: { userId: Id; version: number; stories: SettledStory[]; now: Instant },
): Promise<number | undefined> {
  const saved = { stories: JSON.stringify(stories), updated_at: now, deleted_at: null };
  return replaceVersion(db, { userId, version, find: findSettledStories }, async (trx, next) => {
    const row = { ...saved, version: next };
    await trx
      .insertInto('settled_stories')
      .values({ ...row, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  });
}

export async function findSettledJobs(
  db: Database,
  userId: Id,
): Promise<{ version: number; jobs: SettledJob[] }> {
  const row = await db
    .selectFrom('settled_jobs')
    .select(['version', 'jobs', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { version: 0, jobs: [] };
  const isThere = row.deleted_at === null;
  return { version: row.version, jobs: isThere ? (JSON.parse(row.jobs) as SettledJob[]) : [] };
}

export async function settledJobsForCoach(db: Database, userId: Id): Promise<coach.JobAsSettled[]> {
  return jobsForCoach((await findSettledJobs(db, userId)).jobs);
}

export const jobsForCoach = (jobs: readonly SettledJob[]): coach.JobAsSettled[] =>
  jobs.map(({ employer, role, is_current: isCurrent, ...job }) => ({
    ...job,
    employer: plainLetters(employer),
    title: plainLetters(role),
    isCurrent,
  }));

export const saveSettledJobs = (
  db: Database,
  { userId, version, jobs, now }: { userId: Id; version: number; jobs: SettledJob[]; now: Instant },
): Promise<number | undefined> =>
  replaceVersion(db, { userId, version, find: findSettledJobs }, async (trx, next) => {
    const row = { jobs: JSON.stringify(jobs), version: next, updated_at: now, deleted_at: null };
    await trx
      .insertInto('settled_jobs')
      .values({ ...row, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  });

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

export const storeInterviewFacts = (
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
