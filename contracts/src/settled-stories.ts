import { z } from 'zod';
import { STORY_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { CandidateMaterial } from './material.ts';
import { Text } from './text.ts';

const StoryPlace = z.object({
  employer: Text.max(LIMITS.place),
  title: Text.max(LIMITS.place),
  from: Text.max(LIMITS.place),
  to: Text.max(LIMITS.place),
  is_current: z.boolean(),
  is_doubtful: z.boolean(),
  /** Résumé lines it was read from, which link it to the settled job. */
  source: z.array(Text.min(1).max(LIMITS.place)).max(LIMITS.jobSource).optional(),
});
export type StoryPlace = z.infer<typeof StoryPlace>;

/** A story as the user settled it; overrides a reading of the same sentences. */
export const SettledStory = z.object({
  title: Text.trim().min(1).max(LIMITS.storyTitle),
  place: StoryPlace,
  text: Text.trim().min(1).max(LIMITS.story),
  read: z.array(Text.min(1).max(LIMITS.readSentence)).min(1).max(LIMITS.readSentences),
  standing: z.enum(['told', 'favourite', 'hidden']),
});
export type SettledStory = z.infer<typeof SettledStory>;

const SettledStories = z
  .array(SettledStory)
  .max(LIMITS.settledStories)
  .refine(
    (stories) =>
      stories.reduce((sum, { text, read }) => sum + text.length + read.join('').length, 0) <=
      LIMITS.settledText,
    `Too long: all stories together have at most ${LIMITS.settledText} characters.`,
  );

export const ReadStory = SettledStory.omit({ text: true }).extend({
  sentences: z.array(z.string()),
  is_settled: z.boolean(),
  tags: z.array(z.string()),
  now: z.array(z.string()).nullable(),
});
export type ReadStory = z.infer<typeof ReadStory>;

const Version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const readStories = defineEndpoint({
  method: 'POST',
  path: '/material/stories/read',
  summary: 'The stories of a résumé in its order, with what the signed-in user has settled laid over them',
  access: 'user',
  budgets: STORY_READING,
  body: CandidateMaterial,
  reply: z.object({ version: Version, stories: z.array(ReadStory) }),
});

export const settleStories = defineEndpoint({
  method: 'PUT',
  path: '/material/stories',
  summary:
    'Keep these as all that the signed-in user has settled; 409 when that was changed since the version that is named',
  access: 'user',
  body: z.object({ version: Version, stories: SettledStories }),
  reply: z.object({ version: Version }),
});
