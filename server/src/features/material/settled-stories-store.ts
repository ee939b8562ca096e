import type { SettledStory } from '@pythia/contracts/settled-stories.ts';
import type * as coach from '#coach/material.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';

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
 * @returns the new version; undefined: that was another version than the one that is to be replaced, or the user is gone
 */
export async function saveSettledStories(
  db: Database,
  { userId, version, stories, now }: { userId: Id; version: number; stories: SettledStory[]; now: Instant },
): Promise<number | undefined> {
  const saved = { stories: JSON.stringify(stories), version: version + 1, updated_at: now, deleted_at: null };
  return inOpenAccount(db, userId, async (trx) => {
    const known = await findSettledStories(trx, userId);
    if (known.version !== version) return undefined;
    await trx
      .insertInto('settled_stories')
      .values({ ...saved, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
      .execute();
    return saved.version;
  });
}

/** With the résumé, which is called back with it. */
export async function deleteSettledStories(trx: Database, userId: Id, now: Instant): Promise<void> {
  await trx
    .updateTable('settled_stories')
    .set({ deleted_at: now })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** A field that is emptied to paste a newer résumé into it forgets the old one for a moment. */
export async function restoreSettledStories(trx: Database, userId: Id, now: Instant): Promise<void> {
  await trx
    .updateTable('settled_stories')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('deleted_at', '>=', now - RESTORABLE_FOR_MS)
    .execute();
}
