import { MESSAGES } from '@pythia/contracts/messages.ts';
import {
  changeStory,
  createStory,
  deleteStory as deleteCall,
  describeStory as describeCall,
  listStories as listCall,
  type Story,
} from '@pythia/contracts/stories.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { keepStory } from './keep-story.ts';
import { deleteStory, listStories, updateStory, type StoryRow } from './stories-store.ts';

export interface StoryParts {
  db: Database;
  clock: Clock;
  /** A title for a story, and the competencies that it shows, the surest first. */
  describeStory: (text: string) => Promise<{ title: string; tags: string[] }>;
}

export function bindStories(bind: Bind, parts: StoryParts): void {
  const { db, clock } = parts;

  bind(listCall, async ({ identity }) => ({
    stories: (await listStories(db, identity.userId)).map(shown),
  }));

  bind(createStory, async ({ identity, body }) =>
    shown(await keepStory(parts, { userId: identity.userId, story: body })),
  );

  bind(changeStory, async ({ identity, params, body: { tags, ...texts } }) => {
    const changed = await updateStory(
      db,
      { userId: identity.userId, storyId: params.story_id },
      { ...texts, ...(tags && { tags: JSON.stringify(tags) }), updated_at: clock.now().getTime() },
    );
    if (!changed) throw new AppError('not-found', MESSAGES.notFound);
    return shown(changed);
  });

  bind(deleteCall, async ({ identity, params }) => {
    const found = await deleteStory(db, { userId: identity.userId, storyId: params.story_id });
    if (!found) throw new AppError('not-found', MESSAGES.notFound);
  });

  bind(describeCall, ({ body }) => parts.describeStory(body.text));
}

const shown = ({ id, title, text, notes, tags, created_at, updated_at }: StoryRow): Story => ({
  id,
  title,
  text,
  notes,
  tags: JSON.parse(tags) as string[],
  created_at: new Date(created_at).toISOString(),
  updated_at: new Date(updated_at).toISOString(),
});
