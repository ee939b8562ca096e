import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { Material } from '#coach/material.ts';

/** What is remembered of a user as a candidate, for no job in particular; empty parts where nothing is. */
export async function findCandidate(db: Database, userId: Id): Promise<Material> {
  const remembered = await db
    .selectFrom('materials')
    .select(['name', 'education', 'work'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const stories = await db
    .selectFrom('stories')
    .select('text')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return {
    name: remembered?.name ?? '',
    education: remembered?.education ?? '',
    work: remembered?.work ?? '',
    company: '',
    role: '',
    jobDescription: '',
    stories: stories.map(({ text }) => text),
    other: '',
  };
}
