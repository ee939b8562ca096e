import { queryOptions } from '@tanstack/react-query';
import { type ReadStory, readStories, settleStories } from '@pythia/contracts/settled-stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { versionedChanges } from '#account/versioned-changes.ts';
import { heldShown, queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import type { Personal } from '#material/material.ts';
import { settledStories } from './story-edits.ts';

interface Shown {
  version: number;
  stories: ReadStory[];
}

export const resumeStories = ({ name, education, work }: Personal) =>
  queryOptions({
    queryKey: ['resume-stories', { name, education, work }],
    queryFn: async ({ signal, queryKey }): Promise<Shown> =>
      heldShown<Shown>(queryKey) ?? authorisedCall(readStories, { body: { name, education, work }, signal }),
  });

const channel = openChannel('resume-stories');
channel?.addEventListener(
  'message',
  () => void queryClient.invalidateQueries({ queryKey: ['resume-stories'] }),
);

export type OnChange = (edit: (stories: readonly ReadStory[]) => ReadStory[], sentence?: string) => void;

export function changeStories(candidate: Personal, ...[edit, sentence]: Parameters<OnChange>): void {
  const { queryKey } = resumeStories(candidate);
  void change({ queryKey, edit: (shown) => ({ ...shown, stories: edit(shown.stories) }), sentence });
}

const change = versionedChanges<Shown>(async ({ stories }, version, { keepalive }) => {
  const body = { version, stories: settledStories(stories) };
  const saved = await authorisedCall(settleStories, { body, keepalive });
  tell(channel, 'changed');
  return saved;
});
