import type { Generated } from 'kysely';
import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { withResume } from './with-resume.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** What a user answers to questions about facts, all of it in one row. */
    interview_facts: {
      user_id: Id;
      /** JSON, as the contract has it. */
      facts: string;
      version: number;
      updated_at: Instant;
      /** Since when the résumé is forgotten; called back with it for a while. */
      deleted_at: Generated<Instant | null>;
    };
  }
}

export const INTERVIEW_FACTS = withResume('interview_facts', ({ facts, updated_at }) => ({
  facts: JSON.parse(facts) as InterviewFacts,
  updated_at: iso(updated_at),
}));
