import type { Database, Id, Instant } from '#db/database.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';
import { WITH_RESUME } from './with-resume.ts';

export async function deleteWithResume(trx: Database, userId: Id, now: Instant): Promise<void> {
  for (const table of WITH_RESUME)
    await trx
      .updateTable<(typeof WITH_RESUME)[number]>(table)
      .set({ deleted_at: now })
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
}

/** Emptying the field to paste a newer résumé forgets the old one for a moment. */
export async function restoreWithResume(trx: Database, userId: Id, now: Instant): Promise<void> {
  for (const table of WITH_RESUME)
    await trx
      .updateTable<(typeof WITH_RESUME)[number]>(table)
      .set({ deleted_at: null })
      .where('user_id', '=', userId)
      .where('deleted_at', '>=', now - RESTORABLE_FOR_MS)
      .execute();
}
