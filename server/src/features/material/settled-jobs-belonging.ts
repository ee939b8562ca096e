import type { Generated } from 'kysely';
import type { SettledJob } from '@pythia/contracts/settled-jobs.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { withResume } from './with-resume.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** What a user has settled about the jobs of their résumé, all of it in one row. */
    settled_jobs: {
      user_id: Id;
      /** JSON, as the contract has it. */
      jobs: string;
      version: number;
      updated_at: Instant;
      /** Since when the résumé is forgotten; called back with it for a while. */
      deleted_at: Generated<Instant | null>;
    };
  }
}

export const SETTLED_JOBS = withResume('settled_jobs', ({ jobs, updated_at }) => ({
  jobs: JSON.parse(jobs) as SettledJob[],
  updated_at: iso(updated_at),
}));
