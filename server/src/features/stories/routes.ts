import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import * as contract from '@pythia/contracts/stories.ts';
import type { Clock } from '#core/clock.ts';
import { admit } from '#db/admit.ts';
import type { Database } from '#db/database.ts';
import { deleteRows, restore } from '#db/restorable.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { nextAfter } from '#http/page-of.ts';
import { insertStory, findStories, updateStory, type StoredStory } from './stories-store.ts';

export interface StoryParts {
  db: Database;
  clock: Clock;
  describeStory: (userId: string, text: string) => Promise<{ title: string; tags: string[] }>;
}

const ROOM = { most: LIMITS.stories, tooMany: SERVER_MESSAGES.tooManyStories };

export function bindStories(bind: Bind, { db, clock, describeStory }: StoryParts): void {
  const now = (): number => clock.now().getTime();

  bind(contract.listStories, async ({ identity: { userId }, query: { before } }) => {
    const stories = await findStories(db, { userId, before });
    return { stories: stories.map(shown), next: nextAfter(stories) };
  });

  bind(contract.createStory, async ({ identity: { userId }, body: { tags, ...texts } }) => {
    const story = { ...texts, tags: JSON.stringify(tags), user_id: userId };
    const at = now();
    return shown(
      await admit(db, 'stories', { ...ROOM, userId }, (trx) =>
        insertStory(trx, { ...story, created_at: at, updated_at: at }),
      ),
    );
  });

  bind(contract.changeStory, async ({ identity, params, body: { tags, ...texts } }) => {
    const changed = await updateStory(
      db,
      { userId: identity.userId, storyId: params.story_id },
      { ...texts, ...(tags && { tags: JSON.stringify(tags) }), updated_at: now() },
    );
    return shown(found(changed));
  });

  bind(contract.deleteStory, async ({ identity: { userId }, params }) => {
    found(await deleteRows(db, 'stories', { userId, ids: [params.story_id], now: now() }));
  });

  bind(contract.restoreStory, ({ identity: { userId }, params }) =>
    admit(db, 'stories', { ...ROOM, userId }, async (trx) => {
      const [story] = await restore(trx, 'stories', { userId, ids: [params.story_id], now: now() });
      return shown(found(story));
    }),
  );

  bind(contract.describeStory, ({ identity: { userId }, body }) => describeStory(userId, body.text));
}

const shown = ({ id, title, text, notes, tags, created_at, updated_at }: StoredStory): contract.Story => ({
  id,
  title,
  text,
  notes,
  tags: JSON.parse(tags) as string[],
  created_at: new Date(created_at).toISOString(),
  updated_at: new Date(updated_at).toISOString(),
});
