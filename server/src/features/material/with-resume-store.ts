import type { Database, Id, Instant } from '#db/database.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';

/** What a user settled beside their résumé, one row each: it goes with the résumé, and is called back with it. */
const WITH_RESUME = ['settled_stories', 'settled_jobs', 'interview_facts'] as const;

export async function deleteWithResume(trx: Database, userId: Id, now: Instant): Promise<void> {
  for (const table of WITH_RESUME)
    await trx
      .updateTable<(typeof WITH_RESUME)[number]>(table)
      .set({ deleted_at: now })
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute();
}

/** A field that is emptied to paste a newer résumé into it forgets the old one for a moment. */
export async function restoreWithResume(trx: Database, userId: Id, now: Instant): Promise<void> {
  for (const table of WITH_RESUME)
    await trx
      .updateTable<(typeof WITH_RESUME)[number]>(table)
      .set({ deleted_at: null })
      .where('user_id', '=', userId)
      .where('deleted_at', '>=', now - RESTORABLE_FOR_MS)
      .execute();
}
