import { createHmac } from 'node:crypto';
import { countDeleted } from './delete-in-batches.ts';
import type { Database, Instant } from './database.ts';

interface Whose {
  email: string;
  secret: string;
}

export async function keepSpentTrials(
  db: Database,
  { trials, now, ...whose }: Whose & { trials: number; now: Instant },
): Promise<void> {
  if (trials <= 0) return;
  await db
    .insertInto('spent_trials')
    .values({ key: keyOf(whose), trials, deleted_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ trials, deleted_at: now }))
    .execute();
}

export async function spentTrials(db: Database, whose: Whose): Promise<number> {
  const row = await db
    .selectFrom('spent_trials')
    .select('trials')
    .where('key', '=', keyOf(whose))
    .executeTakeFirst();
  return row?.trials ?? 0;
}

export async function deleteOldSpentTrials(
  db: Database,
  { old }: { old: Instant },
  limit: number,
): Promise<number> {
  const spent = db.selectFrom('spent_trials').select('key').where('deleted_at', '<', old).limit(limit);
  return countDeleted(db.deleteFrom('spent_trials').where('key', 'in', spent).where('deleted_at', '<', old));
}

const keyOf = ({ email, secret }: Whose): string =>
  createHmac('sha256', secret)
    .update(`spent trials of ${folded(email)}`)
    .digest('base64url');

/** Subaddresses are one mailbox: `ada+anything@example.com` is `ada@example.com` (RFC 5233). */
const folded = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
