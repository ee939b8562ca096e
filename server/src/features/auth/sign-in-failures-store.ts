import { createHash } from 'node:crypto';
import type { Database, Instant } from '#db/database.ts';
import { emailKey } from './accounts-store.ts';

const FORGOTTEN_AFTER_MS = 15 * 60_000;

/**
 * Counts a try before its check, so that parallel tries see each other.
 * @returns tries before it since a right one or a pause of 15 minutes
 */
export async function countTry(db: Database, email: string, now: Instant): Promise<number> {
  const { failures } = await db
    .insertInto('sign_in_failures')
    .values({ key: keyOf(email), failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('sign_in_failures.last_at', '<=', now - FORGOTTEN_AFTER_MS)
          .then(1)
          .else(eb('sign_in_failures.failures', '+', 1))
          .end(),
        last_at: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures - 1;
}

export async function forgetTries(db: Database, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', keyOf(email)).execute();
}

/** Unknown addresses are stored hashed. */
const keyOf = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url');
