import type { Database, Id, Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';
import { deleteWithResume, restoreWithResume } from './with-resume-store.ts';

export interface StoredMaterial {
  name: string;
  education: string;
  work: string;
  file_name: string | null;
}

export interface SavedMaterial extends StoredMaterial {
  updated_at: Instant;
}

export const findMaterial = (db: Database, userId: Id): Promise<SavedMaterial | undefined> =>
  db
    .selectFrom('materials')
    .select(['name', 'education', 'work', 'file_name', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export async function saveMaterial(
  db: Database,
  { userId, now, ...material }: StoredMaterial & { userId: Id; now: Instant },
): Promise<void> {
  const saved = { ...material, updated_at: now };
  await inOpenAccount(db, userId, async (trx) => {
    await restoreWithResume(trx, userId, now);
    await trx
      .insertInto('materials')
      .values({ ...saved, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
      .execute();
  });
}

/** Deletes everything settled beside it too. */
export async function deleteMaterial(db: Database, userId: Id, now: Instant): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('materials').where('user_id', '=', userId).execute();
    await deleteWithResume(trx, userId, now);
  });
}
