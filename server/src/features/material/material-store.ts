import type { Database, Id, Instant } from '#db/database.ts';

/** What is remembered of a candidate, in the words of the contract's limits. */
export interface Material {
  name: string;
  education: string;
  work: string;
  /** The file that it was read from, where it was. */
  file_name: string | null;
}

export interface SavedMaterial extends Material {
  updated_at: Instant;
}

/** @returns undefined where nothing is remembered */
export const findMaterial = (db: Database, userId: Id): Promise<SavedMaterial | undefined> =>
  db
    .selectFrom('materials')
    .select(['name', 'education', 'work', 'file_name', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * Takes the place of what is remembered of the user.
 * @returns false when the user is gone
 */
export async function saveMaterial(
  db: Database,
  { userId, now, ...material }: Material & { userId: Id; now: Instant },
): Promise<boolean> {
  const kept = await db
    .insertInto('materials')
    .columns(['user_id', 'name', 'education', 'work', 'file_name', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((user) => [
          'users.id as user_id',
          user.val(material.name).as('name'),
          user.val(material.education).as('education'),
          user.val(material.work).as('work'),
          user.val(material.file_name).as('file_name'),
          user.val(now).as('updated_at'),
        ])
        .where('users.id', '=', userId)
        .where('users.deleted_at', 'is', null),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...material, updated_at: now }))
    .returning('user_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function deleteMaterial(db: Database, userId: Id): Promise<void> {
  await db.deleteFrom('materials').where('user_id', '=', userId).execute();
}
