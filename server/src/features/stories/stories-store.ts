import type { Insertable, Selectable, Updateable } from 'kysely';
import { newId, type Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { StoriesTable } from '#db/schema.ts';

export type StoryRow = Selectable<StoriesTable>;

/** The newest first. */
export async function listStories(db: Database, userId: Id): Promise<StoryRow[]> {
  return db
    .selectFrom('stories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertStory(
  db: Database,
  story: Omit<Insertable<StoriesTable>, 'id'>,
): Promise<StoryRow> {
  return db
    .insertInto('stories')
    .values({ ...story, id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ownership is in the query. @returns undefined for another user's story, or none */
export async function updateStory(
  db: Database,
  { userId, storyId }: { userId: Id; storyId: Id },
  changes: Updateable<StoriesTable>,
): Promise<StoryRow | undefined> {
  return db
    .updateTable('stories')
    .set(changes)
    .where('id', '=', storyId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
