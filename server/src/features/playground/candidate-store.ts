import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { Material } from '#coach/material.ts';

/** What is remembered of a user's résumé, for no job in particular; empty parts where nothing is. */
export async function findCandidate(db: Database, userId: Id): Promise<Omit<Material, 'stories'>> {
  const remembered = await db
    .selectFrom('materials')
    .select(['name', 'education', 'work'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    name: remembered?.name ?? '',
    education: remembered?.education ?? '',
    work: remembered?.work ?? '',
    company: '',
    role: '',
    jobDescription: '',
    other: '',
  };
}
