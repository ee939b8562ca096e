import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Story } from '@pythia/contracts/stories.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { holdUser } from '#db/hold-user.ts';
import { countStories, insertStory, type StoryRow } from './stories-store.ts';

/**
 * Adds a story to the user's. Calls of one user wait for each other, so that parallel ones keep to the limit.
 * @throws AppError `conflict` when there are too many already, `unauthenticated` when the user is gone
 */
export async function keepStory(
  { db, clock }: { db: Database; clock: Clock },
  { userId, story }: { userId: Id; story: Pick<Story, 'title' | 'text' | 'notes' | 'tags'> },
): Promise<StoryRow> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdUser(trx, userId))) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    if ((await countStories(trx, userId)) >= LIMITS.stories)
      throw new AppError('conflict', MESSAGES.tooManyStories);
    const now = clock.now().getTime();
    return insertStory(trx, {
      ...story,
      tags: JSON.stringify(story.tags),
      user_id: userId,
      created_at: now,
      updated_at: now,
    });
  });
}
