import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BodyGiven } from '@pythia/contracts/endpoint.ts';
import { readPages } from '@pythia/contracts/lists.ts';
import {
  changeStory,
  createStory,
  deleteStory,
  listStories,
  restoreStory,
  type Story,
} from '@pythia/contracts/stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';

export type StoryFields = Pick<Story, 'title' | 'text' | 'notes' | 'tags'>;

const storiesQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: async ({ signal }) => {
    const pages = await readPages((before) => authorisedCall(listStories, { query: { before }, signal }));
    return pages.flatMap(({ stories }) => stories);
  },
});
const { queryKey } = storiesQuery;
const refresh = () => queryClient.invalidateQueries({ queryKey });

const channel = openChannel('stories');
channel?.addEventListener('message', () => void refresh());

export const useStories = () => useQuery(storiesQuery);

export async function keepStory(body: BodyGiven<typeof createStory>): Promise<void> {
  await authorisedCall(createStory, { body });
  tellWindows();
  await refresh();
}

/** Changed fields only: other windows may change the rest. */
export async function editStory(before: Story, { title, text, tags }: StoryFields): Promise<void> {
  const body = {
    ...(title !== before.title && { title }),
    ...(text !== before.text && { text }),
    ...(tags.join('\n') !== before.tags.join('\n') && { tags }),
  };
  await authorisedCall(changeStory, { params: { story_id: before.id }, body });
  tellWindows();
  await refresh();
}

export function dropStory({ id, title }: Story): void {
  const params = { story_id: id };
  deleteWithUndo({
    sentence: `“${title}” is deleted.`,
    queryKey,
    without: (stories: Story[]) => stories.filter((story) => story.id !== id),
    remove: () => authorisedCall(deleteStory, { params }).then(tellWindows),
    restore: () => authorisedCall(restoreStory, { params }).then(tellWindows),
    notDeleted: 'The story could not be deleted. Please try again.',
    notRestored: `“${title}” could not be restored. Please try again.`,
  });
}

const tellWindows = (): void => tell(channel, 'changed');
