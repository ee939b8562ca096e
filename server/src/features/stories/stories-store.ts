import type { Insertable, Selectable, Updateable } from 'kysely';
import { newId, type Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { StoriesTable } from '#db/schema.ts';

export type StoryRow = Selectable<StoriesTable>;

/** The newest first. */
export async function listStories(db: Database, userId: Id): Promise<StoryRow[]> {
  return db.selectFrom('stories').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

export async function countStories(db: Database, userId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('stories')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
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

interface OwnStory {
  userId: Id;
  storyId: Id;
}

/** Ownership is in the query. @returns undefined for another user's story, or none */
export async function updateStory(
  db: Database,
  { userId, storyId }: OwnStory,
  changes: Updateable<StoriesTable>,
): Promise<StoryRow | undefined> {
  return db
    .updateTable('stories')
    .set(changes)
    .where('id', '=', storyId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether there was one */
export async function deleteStory(db: Database, { userId, storyId }: OwnStory): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stories')
    .where('id', '=', storyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
