import type { Database, Id, Instant } from '#db/database.ts';
import { addLink } from './email-links-store.ts';

/**
 * What the mail about a changed password carries, so that its owner can take the account back from whoever
 * changed it. Later changes and wishes for a new password leave it alone; it ends with the first password that
 * is set by a mailed link, or after seven days. Call it in the transaction that changes the password.
 * @returns the token for the link
 */
export function wayBackLink(db: Database, { userId, now }: { userId: Id; now: Instant }): Promise<string> {
  return addLink(db, { userId, purpose: 'way-back', now });
}
