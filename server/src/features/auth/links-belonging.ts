import type { Belonging } from '#db/belongings/belonging.ts';
import { ofUser } from '#db/belongings/own-rows.ts';
import { many } from '#db/belongings/tell.ts';
import { deleteDeadLinks, linksOf } from './links-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** Links that were mailed. Only the hash is kept, so that a leaked table opens no account. */
    email_tokens: {
      token_hash: string;
      user_id: Id;
      /**
       * A way back sets a new password as well: it is mailed with the news that the password was changed. A sign-up's
       * ticket is no link: with it the page that signed up asks whether a link was opened.
       */
      purpose: 'verify-email' | 'reset-password' | 'way-back' | 'sign-up';
      expires_at: Instant;
      /** When it was used, or what it was for came about in another way. */
      used_at: Instant | null;
      /** When a newer link took its place. */
      replaced_at: Instant | null;
    };
  }
}

export const LINKS: Belonging = {
  tell: many('links', (db, { id }) => linksOf(db, id)),
  erase: ofUser('email_tokens'),
  retention: [{ name: 'links', days: 1, deleteOld: deleteDeadLinks }],
};
