import type { Generated } from 'kysely';
import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { withResume } from './with-resume.ts';

declare module '#db/database.ts' {
  interface Schema {
    interview_facts: {
      user_id: Id;
      facts: string;
      version: number;
      updated_at: Instant;
      deleted_at: Generated<Instant | null>;
    };
  }
}

export const INTERVIEW_FACTS = withResume('interview_facts', ({ facts, updated_at }) => ({
  facts: JSON.parse(facts) as InterviewFacts,
  updated_at: iso(updated_at),
}));
