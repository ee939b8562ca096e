import { iso } from '#db/belongings/in-pages.ts';
import { ownList } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    stories: RestorableRow & {
      title: string;
      text: string;
      notes: string;
      tags: string;
      created_at: Instant;
      updated_at: Instant;
    };
  }
}

export const STORIES = ownList('stories', (story) => ({
  ...story,
  tags: JSON.parse(story.tags) as string[],
  created_at: iso(story.created_at),
  updated_at: iso(story.updated_at),
}));
