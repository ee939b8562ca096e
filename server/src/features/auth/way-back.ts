import type { Id, Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { issueLink } from './email-links-store.ts';

/** @returns the token of a link that sets another password than the one just chosen */
export async function wayBackLink(db: Database, link: { userId: Id; now: Instant }): Promise<string> {
  const { token } = await issueLink(db, { ...link, purpose: 'reset-password' });
  return token;
}
