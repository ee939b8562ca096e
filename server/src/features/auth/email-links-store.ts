import { createHash, randomBytes } from 'node:crypto';
import type { Database, Id, Instant, Row } from '#db/database.ts';
import { lockUser } from '#db/lock-user.ts';

export type LinkPurpose = 'verify-email' | 'reset-password';
type LinkKind = Row<'email_tokens'>['purpose'];

const SERVING: Record<LinkPurpose, LinkKind[]> = {
  'verify-email': ['verify-email'],
  'reset-password': ['reset-password', 'way-back'],
};

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LinkKind, number> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'way-back': 7 * 24 * HOUR_MS,
  'sign-up': 24 * HOUR_MS,
};

const SETTLED_WITH: Record<LinkPurpose, LinkKind[]> = {
  'verify-email': ['verify-email', 'sign-up'],
  'reset-password': SERVING['reset-password'],
};

/**
 * Creates the only link that verifies an address; lock the account before.
 * @returns its token, which is not stored, and whether it replaced a link
 */
export async function verificationLink(
  db: Database,
  by: { userId: Id; now: Instant },
): Promise<{ token: string; replaced: boolean }> {
  const replaced = await replaceLinks(db, { ...by, purpose: 'verify-email' });
  return { token: await addLink(db, { ...by, purpose: 'verify-email' }), replaced };
}

/** Earlier reset links stay, or a stranger's request would end the owner's; the first one used ends all. */
export const resetLink = (db: Database, by: { userId: Id; now: Instant }): Promise<string> =>
  addLink(db, { ...by, purpose: 'reset-password' });

/**
 * Lets an owner take the account back after a password change. The link survives later changes and requests;
 * it ends with the first mailed reset, or after seven days. Call it in the change's transaction.
 */
export const wayBackLink = (db: Database, { userId, now }: { userId: Id; now: Instant }): Promise<string> =>
  addLink(db, { userId, purpose: 'way-back', now });

/** @returns the token, of which only the hash is stored */
async function addLink(db: Database, link: { userId: Id; purpose: LinkKind; now: Instant }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addToken(db, { ...link, token });
  return token;
}

interface NewToken {
  token: string;
  userId: Id;
  purpose: LinkKind;
  now: Instant;
}

async function addToken(db: Database, { token, userId, purpose, now }: NewToken): Promise<void> {
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      purpose,
      expires_at: now + LIFETIME_MS[purpose],
      used_at: null,
      replaced_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

export async function replaceSignUpTicket(
  db: Database,
  { ticket, ...by }: { userId: Id; ticket: string | undefined; now: Instant },
): Promise<void> {
  await replaceLinks(db, { ...by, purpose: 'sign-up' });
  if (ticket !== undefined) await addToken(db, { ...by, token: ticket, purpose: 'sign-up' });
}

/** Whether the address was verified while this sign-up was the latest. */
export async function isSignUpVerified(db: Database, ticket: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('used_at')
    .where('token_hash', '=', hashOf(ticket))
    .where('purpose', '=', 'sign-up')
    .executeTakeFirst();
  return row !== undefined && row.used_at !== null;
}

async function replaceLinks(
  db: Database,
  { userId, purpose, now }: { userId: Id; purpose: LinkKind; now: Instant },
): Promise<boolean> {
  const replaced = await db
    .updateTable('email_tokens')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return replaced.numUpdatedRows > 0n;
}

export interface Link {
  token: string;
  purpose: LinkPurpose;
  now: Instant;
}

export type LinkState = 'live' | 'used' | 'replaced' | 'expired';

export async function findLink(
  db: Database,
  link: Link,
): Promise<{ userId: Id; state: LinkState } | undefined> {
  const row = await db
    .selectFrom('email_tokens')
    .select(['user_id', 'expires_at', 'used_at', 'replaced_at'])
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', 'in', SERVING[link.purpose])
    .executeTakeFirst();
  return row && { userId: row.user_id, state: stateOf(row, link.now) };
}

function stateOf(
  row: Pick<Row<'email_tokens'>, 'expires_at' | 'used_at' | 'replaced_at'>,
  now: Instant,
): LinkState {
  if (row.used_at !== null) return 'used';
  if (row.replaced_at !== null) return 'replaced';
  return row.expires_at > now ? 'live' : 'expired';
}

/**
 * Uses up a link and others of its purpose, in the acting transaction, with the account locked.
 * @returns its state before: only one of parallel callers finds it `live`
 */
export async function redeemLink(
  db: Database,
  link: Link,
): Promise<{ userId: Id; state: LinkState } | undefined> {
  const found = await findLink(db, link);
  if (found?.state !== 'live') return found;
  await lockUser(db, found.userId); // locked first, as in a sign-up, against deadlocks
  const held = await findLink(db, link);
  if (held?.state === 'live') {
    await useUp(db, { userId: held.userId, kinds: SETTLED_WITH[link.purpose], now: link.now });
  }
  return held;
}

export function useLinksUp(
  db: Database,
  { purpose, ...by }: { userId: Id; purpose: LinkPurpose; now: Instant },
): Promise<void> {
  return useUp(db, { ...by, kinds: [purpose] });
}

async function useUp(
  db: Database,
  { userId, kinds, now }: { userId: Id; kinds: LinkKind[]; now: Instant },
): Promise<void> {
  await db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', kinds)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('purpose', '!=', 'sign-up'), eb('replaced_at', 'is', null)]))
    .execute();
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
