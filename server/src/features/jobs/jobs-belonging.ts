import { iso } from '#db/belongings/in-pages.ts';
import { ownList } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    jobs: RestorableRow & {
      company: string;
      role: string;
      job_description: string;
      link: string;
      status: 'saved' | 'applied' | 'interviewing' | 'offer' | 'closed';
      notes: string;
      interview_dates: string;
      archived_at: Instant | null;
      created_at: Instant;
      updated_at: Instant;
    };
  }
}

export const JOBS = ownList('jobs', (job) => ({
  ...job,
  interview_dates: JSON.parse(job.interview_dates) as string[],
  archived_at: iso(job.archived_at),
  created_at: iso(job.created_at),
  updated_at: iso(job.updated_at),
}));
