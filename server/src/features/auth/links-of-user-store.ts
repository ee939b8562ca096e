import type { DeleteOld } from '#db/belongings/belonging.ts';
import { iso } from '#db/belongings/in-pages.ts';
import type { Database, Id } from '#db/database.ts';
import { countDeleted } from '#db/delete-in-batches.ts';

export async function* linksOf(db: Database, userId: Id) {
  const rows = await db
    .selectFrom('email_tokens')
    .select(['purpose', 'expires_at', 'used_at', 'replaced_at'])
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();
  yield rows.map(({ purpose, ...row }) => ({
    purpose,
    expires_at: iso(row.expires_at),
    used_at: iso(row.used_at),
    replaced_at: iso(row.replaced_at),
  }));
}

export const deleteDeadLinks: DeleteOld = async (db, { old }, limit) => {
  const dead = db
    .selectFrom('email_tokens')
    .select('token_hash')
    .where((eb) => eb.or([eb('expires_at', '<', old), eb('used_at', '<', old), eb('replaced_at', '<', old)]))
    .limit(limit);
  return countDeleted(db.deleteFrom('email_tokens').where('token_hash', 'in', dead));
};
