import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import type { Belonging } from '#db/belongings/belonging.ts';
import type { Database, Id } from '#db/database.ts';
import { inPages, iso } from '#db/belongings/in-pages.ts';
import { ofUser } from '#db/belongings/own-rows.ts';
import { many } from '#db/belongings/tell.ts';

declare module '#db/database.ts' {
  interface Schema {
    prepared_answers: {
      /** Id of the application, or the user's own for all, so that there is one of each. */
      id: Id;
      user_id: Id;
      /** Null for all. Hidden and restored with its application. */
      job_id: Id | null;
      answers: string;
      version: number;
      updated_at: Instant;
    };
  }
}

export const PREPARED_ANSWERS: Belonging = {
  tell: many('prepared_answers', (db, { id }) =>
    inPages(
      db
        .selectFrom('prepared_answers')
        .select(['id', 'job_id', 'answers', 'version', 'updated_at'])
        .where('user_id', '=', id)
        .where((eb) => eb.or([eb('job_id', 'is', null), eb('job_id', 'in', standingJobs(db, id))])),
      'id',
      ({ job_id, answers, version, updated_at }) => ({
        job_id,
        answers: JSON.parse(answers) as PreparedAnswer[],
        version,
        updated_at: iso(updated_at),
      }),
    ),
  ),
  erase: ofUser('prepared_answers'),
};

const standingJobs = (db: Database, userId: Id) =>
  db.selectFrom('jobs').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
