import type { PracticeTurn } from '@pythia/contracts/practice.ts';
import type { Review } from '@pythia/contracts/review.ts';
import type { Belonging } from '#db/belongings/belonging.ts';
import { inPages, iso } from '#db/belongings/in-pages.ts';
import { many } from '#db/belongings/tell.ts';
import type { Database, Id } from '#db/database.ts';

declare module '#db/database.ts' {
  interface Schema {
    practices: {
      session_id: Id;
      user_id: Id;
      turns: string;
      follow_up: string | null;
      said: number;
    };

    practice_answers: {
      id: Id;
      session_id: Id;
      user_id: Id;
      turn: string;
      question: string;
      text: string;
      seconds: number | null;
      review: string;
      created_at: Instant;
    };
  }
}

export interface FollowUp {
  after: string;
  question: string;
}

const WITH_ITS_SESSION = 'with its session';

export const PRACTICES: Belonging = {
  tell: many('practices', (db, { id }) =>
    inPages(
      db
        .selectFrom('practices')
        .select(['session_id', 'turns', 'follow_up'])
        .where('user_id', '=', id)
        .where('session_id', 'in', standingSessions(db, id)),
      'session_id',
      ({ session_id, turns, follow_up }) => ({
        session_id,
        turns: JSON.parse(turns) as PracticeTurn[],
        follow_up: follow_up === null ? null : (JSON.parse(follow_up) as FollowUp),
      }),
    ),
  ),
  erase: WITH_ITS_SESSION,
};

export const PRACTICE_ANSWERS: Belonging = {
  tell: many('practice_answers', (db, { id }) =>
    inPages(
      db
        .selectFrom('practice_answers')
        .select(['id', 'session_id', 'turn', 'question', 'text', 'seconds', 'review', 'created_at'])
        .where('user_id', '=', id)
        .where('session_id', 'in', standingSessions(db, id)),
      'id',
      (row) => ({ ...row, review: JSON.parse(row.review) as Review, created_at: iso(row.created_at) }),
    ),
  ),
  erase: WITH_ITS_SESSION,
};

const standingSessions = (db: Database, userId: Id) =>
  db
    .selectFrom('interview_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'practice')
    .where('deleted_at', 'is', null);
