import type { Belonging } from '#db/belongings/belonging.ts';
import { ofUser } from '#db/belongings/own-rows.ts';
import { deleteDeadScreens } from './second-screens-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** Only hashes are stored: a leaked table opens nothing. */
    second_screens: {
      session_id: Id;
      user_id: Id;
      token_version: number;
      link_hash: string;
      link_expires_at: Instant;
      bearer_hash: string | null;
      opened_at: Instant | null;
      ended_at: Instant | null;
    };
  }
}

export const SECOND_SCREENS: Belonging = {
  tell: 'only that a device was let in for the time of a session',
  erase: ofUser('second_screens'),
  retention: [{ name: 'second_screens', days: 1, deleteOld: deleteDeadScreens }],
};
