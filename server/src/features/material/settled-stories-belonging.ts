import type { Generated } from 'kysely';
import type { SettledStory } from '@pythia/contracts/settled-stories.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { withResume } from './with-resume.ts';

declare module '#db/database.ts' {
  interface Schema {
    settled_stories: {
      user_id: Id;
      stories: string;
      version: number;
      updated_at: Instant;
      deleted_at: Generated<Instant | null>;
    };
  }
}

export const SETTLED_STORIES = withResume('settled_stories', ({ stories, updated_at }) => ({
  stories: JSON.parse(stories) as SettledStory[],
  updated_at: iso(updated_at),
}));
