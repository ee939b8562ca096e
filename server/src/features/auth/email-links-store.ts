import { createHash, randomBytes } from 'node:crypto';
import type { Database, Id, Instant, Row } from '#db/database.ts';
import { lockUser } from '#db/lock-user.ts';

/** What a page can do with a link. */
export type LinkPurpose = 'verify-email' | 'reset-password';
type LinkKind = Row<'email_tokens'>['purpose'];

/** The kinds of link that the page for a purpose takes. */
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

/** What has come about as well once a link for a purpose was opened. */
const SETTLED_WITH: Record<LinkPurpose, LinkKind[]> = {
  'verify-email': ['verify-email', 'sign-up'],
  'reset-password': SERVING['reset-password'],
};

/**
 * Makes the one link that verifies an address: it replaces earlier ones. Lock the account before.
 * @returns the token for the link, which is stored nowhere, and whether it replaced an earlier one
 */
export async function verificationLink(
  db: Database,
  by: { userId: Id; now: Instant },
): Promise<{ token: string; replaced: boolean }> {
  const replaced = await replaceLinks(db, { ...by, purpose: 'verify-email' });
  return { token: await addLink(db, { ...by, purpose: 'verify-email' }), replaced };
}

/**
 * What sets a new password once. It leaves earlier ones alone, or a stranger's request would end the one that the
 * owner is about to open; the first that sets a password ends them all.
 * @returns the token for the link
 */
export const resetLink = (db: Database, by: { userId: Id; now: Instant }): Promise<string> =>
  addLink(db, { ...by, purpose: 'reset-password' });

/**
 * What the mail about a changed password carries, so that its owner can take the account back from whoever
 * changed it. Later changes and wishes for a new password leave it alone; it ends with the first password that
 * is set by a mailed link, or after seven days. Call it in the transaction that changes the password.
 * @returns the token for the link
 */
export const wayBackLink = (db: Database, { userId, now }: { userId: Id; now: Instant }): Promise<string> =>
  addLink(db, { userId, purpose: 'way-back', now });

/** Makes a link that works beside those there are. @returns its token, which is stored nowhere */
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

/** One that is known already, from a sign-up that was sent twice, stays as it is. */
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

/** From now on this ticket, if there is one, stands for the sign-up that counts: its password is the account's. */
export async function replaceSignUpTicket(
  db: Database,
  { ticket, ...by }: { userId: Id; ticket: string | undefined; now: Instant },
): Promise<void> {
  await replaceLinks(db, { ...by, purpose: 'sign-up' });
  if (ticket !== undefined) await addToken(db, { ...by, token: ticket, purpose: 'sign-up' });
}

/** Whether a link was opened since the sign-up of this ticket, while no other sign-up had taken its place. */
export async function isSignUpVerified(db: Database, ticket: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('used_at')
    .where('token_hash', '=', hashOf(ticket))
    .where('purpose', '=', 'sign-up')
    .executeTakeFirst();
  return row !== undefined && row.used_at !== null;
}

/** @returns whether there were any */
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

/** What became of a link since it was mailed; only a `live` one works. */
export type LinkState = 'live' | 'used' | 'replaced' | 'expired';

/** @returns whose link it is and its state; undefined when it is unknown, or too old to be remembered */
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
 * Uses a link up, and with it every other that serves its purpose. Call it in the transaction that acts on it; the
 * account is locked until that ends.
 * @returns the link as it was: of those that use one at once, one finds it `live`
 */
export async function redeemLink(
  db: Database,
  link: Link,
): Promise<{ userId: Id; state: LinkState } | undefined> {
  const found = await findLink(db, link);
  if (found?.state !== 'live') return found;
  await lockUser(db, found.userId); // locked first, as a sign-up does, which avoids deadlock
  const held = await findLink(db, link); // it may have been used or replaced meanwhile
  if (held?.state === 'live') {
    await useUp(db, { userId: held.userId, kinds: SETTLED_WITH[link.purpose], now: link.now });
  }
  return held;
}

/** What these links are for has come about, or must not come about any more. */
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
