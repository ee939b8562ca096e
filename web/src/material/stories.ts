import { createStore, useStore } from 'zustand';
import { changeStory, createStory, deleteStory, listStories, type Story } from '@pythia/contracts/stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { ApiError } from '#api/api-error.ts';
import { openChannel, tell } from '#browser-channel.ts';

export type StoryFields = Pick<Story, 'title' | 'text' | 'notes' | 'tags'>;

interface Bank {
  /** The user's stories, the newest first; null before they are known. */
  stories: Story[] | null;
  /** Of the newest attempt; what an earlier one brought stays meanwhile, and after a failure. */
  state: 'loading' | 'loaded' | 'failed';
}

const NOTHING: Bank = { stories: null, state: 'loading' };
const store = createStore(() => NOTHING);
/** Aborted when a newer answer is asked for; null until something here has shown the stories. */
let asking: AbortController | null = null;
onSignOut(() => {
  asking?.abort();
  asking = null;
  store.setState(NOTHING);
});
const channel = openChannel('stories');
channel?.addEventListener('message', () => {
  if (asking) void loadStories();
});

export const useStories = (): Bank => useStore(store);

/** Asks the server; never rejects, `state` tells how it went. */
export async function loadStories(): Promise<void> {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  store.setState({ state: 'loading' });
  try {
    const { stories } = await authorisedCall(listStories, { signal });
    if (!signal.aborted) store.setState({ stories, state: 'loaded' });
  } catch {
    if (!signal.aborted) store.setState({ state: 'failed' });
  }
}

/** @throws ApiError like the two below */
export async function keepStory(fields: StoryFields): Promise<void> {
  await authorisedCall(createStory, { body: fields });
  await announceChange();
}

/** Sends what was changed alone: another window may have changed the rest. */
export async function editStory(before: Story, { title, text, tags }: StoryFields): Promise<void> {
  const body = {
    ...(title !== before.title && { title }),
    ...(text !== before.text && { text }),
    ...(tags.join('\n') !== before.tags.join('\n') && { tags }),
  };
  await authorisedCall(changeStory, { params: { story_id: before.id }, body });
  await announceChange();
}

/** One that is gone already is as good as deleted here. */
export async function dropStory({ id }: Story): Promise<void> {
  try {
    await authorisedCall(deleteStory, { params: { story_id: id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  await announceChange();
}

/** Other windows look again, and so does this one if it has looked before. */
export async function announceChange(): Promise<void> {
  tell(channel, 'changed');
  if (asking) await loadStories();
}
