import { z } from 'zod';
import { STORY_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { BeforeCursor, Next } from './lists.ts';
import { Text } from './text.ts';

const StoryFields = z.object({
  title: Text.trim().min(1).max(LIMITS.storyTitle),
  text: Text.trim().min(1).max(LIMITS.story),
  notes: Text.max(LIMITS.storyNotes),
  tags: z.array(Text.trim().min(1).max(LIMITS.tag)).max(LIMITS.storyTags),
});

export const Story = StoryFields.extend({
  id: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Story = z.infer<typeof Story>;

/** The newest that fit {@link LIMITS.storiesInInterviews}. */
export function storiesInUse<S extends Pick<Story, 'title' | 'text'>>(newestFirst: readonly S[]): S[] {
  let left: number = LIMITS.storiesInInterviews;
  const tooMany = newestFirst.findIndex(({ title, text }) => (left -= title.length + text.length) < 0);
  return tooMany < 0 ? [...newestFirst] : newestFirst.slice(0, tooMany);
}

export const listStories = defineEndpoint({
  method: 'GET',
  path: '/stories',
  summary: 'The stories of the signed-in user, newest first',
  access: 'subscriber',
  query: BeforeCursor,
  reply: z.object({ stories: z.array(Story), next: Next }),
});

export const createStory = defineEndpoint({
  method: 'POST',
  path: '/stories',
  summary: 'Keep a story; 409 when there are too many',
  access: 'subscriber',
  body: StoryFields.extend({
    notes: StoryFields.shape.notes.default(''),
    tags: StoryFields.shape.tags.default([]),
  }),
  reply: Story,
  status: 201,
});

export const changeStory = defineEndpoint({
  method: 'PATCH',
  path: '/stories/:story_id',
  summary: 'Change an own story; what is not named stays',
  access: 'subscriber',
  params: z.object({ story_id: z.uuid() }),
  body: StoryFields.partial(),
  reply: Story,
});

export const deleteStory = defineEndpoint({
  method: 'DELETE',
  path: '/stories/:story_id',
  summary: 'Delete an own story; it can be called back for an hour',
  access: 'subscriber',
  params: z.object({ story_id: z.uuid() }),
  reply: 'nothing',
});

export const restoreStory = defineEndpoint({
  method: 'POST',
  path: '/stories/:story_id/restore',
  summary: 'Call back an own story that was deleted; 409 when there are too many',
  access: 'subscriber',
  params: z.object({ story_id: z.uuid() }),
  reply: Story,
});

export const describeStory = defineEndpoint({
  method: 'POST',
  path: '/stories/description',
  summary:
    'Suggest a title for a story, and the competencies that it shows, the surest first; nothing is kept',
  access: 'subscriber',
  budgets: STORY_READING,
  body: z.object({ text: StoryFields.shape.text }),
  reply: StoryFields.pick({ title: true, tags: true }),
});
