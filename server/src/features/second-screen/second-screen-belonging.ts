import type { Belonging } from '#db/belongings/belonging.ts';
import { ofUser } from '#db/belongings/own-rows.ts';
import { deleteDeadScreens } from './second-screens-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** Another device that reads a session along. Only hashes are kept, so that a leaked table opens nothing. */
    second_screens: {
      session_id: Id;
      user_id: Id;
      /** The user's when the link was made: what ends the user's tokens ends this. */
      token_version: number;
      /** Kept once it was opened, so that a second use is told as such. */
      link_hash: string;
      link_expires_at: Instant;
      /** Null until it was opened. */
      bearer_hash: string | null;
      opened_at: Instant | null;
      /** When its user ended it. */
      ended_at: Instant | null;
    };
  }
}

export const SECOND_SCREENS: Belonging = {
  tell: 'only that a device was let in for the time of a session',
  erase: ofUser('second_screens'),
  retention: [{ name: 'second_screens', days: 1, deleteOld: deleteDeadScreens }],
};
