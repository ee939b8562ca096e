import type { Belonging } from '#db/belongings/belonging.ts';
import { ofUser } from '#db/belongings/own-rows.ts';
import { many } from '#db/belongings/tell.ts';
import { deleteDeadLinks, linksOf } from './links-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** Only hashes are stored: a leaked table opens no account. */
    email_tokens: {
      token_hash: string;
      user_id: Id;
      /** `way-back` resets the password, mailed with its change. `sign-up` is a page's ticket, no link. */
      purpose: 'verify-email' | 'reset-password' | 'way-back' | 'sign-up';
      expires_at: Instant;
      used_at: Instant | null;
      replaced_at: Instant | null;
    };
  }
}

export const LINKS: Belonging = {
  tell: many('links', (db, { id }) => linksOf(db, id)),
  erase: ofUser('email_tokens'),
  retention: [{ name: 'links', days: 1, deleteOld: deleteDeadLinks }],
};
