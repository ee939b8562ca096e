import type { SettledStory } from '@pythia/contracts/settled-stories.ts';
import type * as coach from '#coach/material.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { replaceVersion } from '#db/replace-version.ts';

/** What a user has settled, and which version of it that is; version 0 where nothing ever was. */
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

/** The same as interviews are answered with it. */
export async function settledInInterviews(db: Database, userId: Id): Promise<coach.SettledStory[]> {
  return forCoach((await findSettledStories(db, userId)).stories);
}

export const forCoach = (stories: readonly SettledStory[]): coach.SettledStory[] =>
  stories.map(({ place: { is_current: isCurrent, is_doubtful: isDoubtful, ...place }, ...story }) => ({
    ...story,
    place: { ...place, isCurrent, isDoubtful },
  }));

/**
 * Takes the place of what was settled.
 * @returns the new version; undefined: that was another version than the one that is to be replaced
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
