import type { Generated } from 'kysely';
import type { SettledJob } from '@pythia/contracts/settled-jobs.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { withResume } from './with-resume.ts';

declare module '#db/database.ts' {
  interface Schema {
    settled_jobs: {
      user_id: Id;
      jobs: string;
      version: number;
      updated_at: Instant;
      deleted_at: Generated<Instant | null>;
    };
  }
}

export const SETTLED_JOBS = withResume('settled_jobs', ({ jobs, updated_at }) => ({
  jobs: JSON.parse(jobs) as SettledJob[],
  updated_at: iso(updated_at),
}));
