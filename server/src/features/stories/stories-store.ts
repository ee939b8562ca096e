import { LIMITS } from '@pythia/contracts/limits.ts';
import { storiesInUse } from '@pythia/contracts/stories.ts';
import type { Insertable, Updateable } from 'kysely';
import { newId, type Database, type Id, type Row, type Schema } from '#db/database.ts';

export type StoredStory = Row<'stories'>;

export async function findStories(
  db: Database,
  { userId, before }: { userId: Id; before: Id | undefined },
): Promise<StoredStory[]> {
  return storiesOf(db, userId)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before as Id))
    .limit(LIMITS.page)
    .execute();
}

const storiesOf = (db: Database, userId: Id) =>
  db
    .selectFrom('stories')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc');

export async function titledStories(
  db: Database,
  userId: Id,
): Promise<Pick<StoredStory, 'title' | 'text'>[]> {
  return storiesInUse(await storiesOf(db, userId).select(['title', 'text']).execute());
}

export const storiesInInterviews = async (db: Database, userId: Id): Promise<string[]> =>
  (await titledStories(db, userId)).map(({ title, text }) => `# ${title}\n\n${text}`);

export async function insertStory(
  db: Database,
  story: Omit<Insertable<Schema['stories']>, 'id'>,
): Promise<StoredStory> {
  return db
    .insertInto('stories')
    .values({ ...story, id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateStory(
  db: Database,
  { userId, storyId }: { userId: Id; storyId: Id },
  changes: Updateable<Schema['stories']>,
): Promise<StoredStory | undefined> {
  return db
    .updateTable('stories')
    .set(changes)
    .where('id', '=', storyId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
