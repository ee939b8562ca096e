import type { Belonging } from '#db/belongings/belonging.ts';
import { inPages, iso } from '#db/belongings/in-pages.ts';
import { many } from '#db/belongings/tell.ts';
import type { Database, Id } from '#db/database.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** Changed drafts. */
    thank_you_notes: {
      session_id: Id;
      user_id: Id;
      /** Null: the draft, unchanged. */
      text: string | null;
      version: number;
      updated_at: Instant;
    };
  }
}

export const THANK_YOU_NOTES: Belonging = {
  tell: many('thank_you_notes', (db, { id }) =>
    inPages(
      db
        .selectFrom('thank_you_notes')
        .select(['session_id', 'text', 'updated_at'])
        .where('user_id', '=', id)
        .where('text', 'is not', null)
        .where('session_id', 'in', standingSessions(db, id)),
      'session_id',
      (row) => ({ ...row, updated_at: iso(row.updated_at) }),
    ),
  ),
  erase: 'with its session',
};

const standingSessions = (db: Database, userId: Id) =>
  db
    .selectFrom('interview_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
