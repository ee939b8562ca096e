import type { ThankYou } from '@pythia/contracts/thank-you.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { replaceVersion } from '#db/replace-version.ts';

/** Ownership is checked by the caller. */
interface NoteOf {
  userId: Id;
  sessionId: Id;
}

export async function readThankYouNote(db: Database, { userId, sessionId }: NoteOf): Promise<ThankYou> {
  const note = await db
    .selectFrom('thank_you_notes')
    .select(['version', 'text'])
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return note ?? { version: 0, text: null };
}

/**
 * @returns the new version; undefined: not the one to replace
 * @throws AccountGone
 */
export const storeThankYouNote = (
  db: Database,
  { version, text, now, ...of }: NoteOf & ThankYou & { now: Instant },
): Promise<number | undefined> =>
  replaceVersion(
    db,
    { userId: of.userId, version, find: (trx) => readThankYouNote(trx, of) },
    async (trx, next) => {
      const row = { text, version: next, updated_at: now };
      await trx
        .insertInto('thank_you_notes')
        .values({ ...row, session_id: of.sessionId, user_id: of.userId })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
        .execute();
    },
  );
