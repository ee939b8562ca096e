import { createHash, randomBytes } from 'node:crypto';
import type { Id, Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { EmailTokensTable } from '#db/schema.ts';
import { holdAccount } from './accounts-store.ts';

export type LinkPurpose = EmailTokensTable['purpose'];

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LinkPurpose, number> = { 'verify-email': 24 * HOUR_MS, 'reset-password': HOUR_MS };

/**
 * Makes the one link of its purpose that works: earlier ones die.
 * @returns the token for the link, which is stored nowhere, and whether it replaced an earlier one
 */
export async function issueLink(
  db: Database,
  link: { userId: Id; purpose: LinkPurpose; now: Instant },
): Promise<{ token: string; replaced: boolean }> {
  const replaced = await forgetLinks(db, link.userId, link.purpose);
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashOf(token),
      user_id: link.userId,
      purpose: link.purpose,
      expires_at: link.now + LIFETIME_MS[link.purpose],
      used_at: null,
    })
    .execute();
  return { token, replaced };
}

export interface Link {
  token: string;
  purpose: LinkPurpose;
  now: Instant;
}

/** @returns whose link it is; undefined when it is unknown, expired or used */
export async function findLink(db: Database, link: Link): Promise<Id | undefined> {
  const row = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Uses a link up. Call it in the transaction that acts on it; the account is held until that ends.
 * @returns whose link it was; undefined when it is unknown, expired or used
 */
export async function redeemLink(db: Database, link: Link): Promise<Id | undefined> {
  const userId = await findLink(db, link);
  if (!userId) return undefined;
  await holdAccount(db, userId); // first, as a sign-up does, so that neither waits for the other forever
  const used = await db
    .updateTable('email_tokens')
    .set({ used_at: link.now })
    .where('token_hash', '=', hashOf(link.token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n ? userId : undefined;
}

/** @returns whether there were any */
export async function forgetLinks(db: Database, userId: Id, purpose: LinkPurpose): Promise<boolean> {
  const gone = await db
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
