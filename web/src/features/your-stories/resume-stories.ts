import { queryOptions } from '@tanstack/react-query';
import { type ReadStory, readStories, settleStories } from '@pythia/contracts/settled-stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';
import { openChannel, tell } from '#browser-channel.ts';
import type { Material } from '#material/material.ts';
import { settledOf } from './story-edits.ts';

type Candidate = Pick<Material, 'name' | 'education' | 'work'>;

interface Shown {
  version: number;
  stories: ReadStory[];
}

/** The stories of a résumé, with what was settled about them. */
export const resumeStories = ({ name, education, work }: Candidate) =>
  queryOptions({
    queryKey: ['resume-stories', { name, education, work }],
    queryFn: ({ signal }) => authorisedCall(readStories, { body: { name, education, work }, signal }),
  });

const channel = openChannel('resume-stories');
channel?.addEventListener(
  'message',
  () => void queryClient.invalidateQueries({ queryKey: ['resume-stories'] }),
);

const NOT_SAVED = 'This could not be saved. Please try again.';
let underWay: Promise<number> | null = null;
let withdrawUndo = (): void => {};

/** @param sentence says what was done, with Undo beside it; without one it is seen where it was pressed */
export type OnChange = (edit: (stories: readonly ReadStory[]) => ReadStory[], sentence?: string) => void;

/** Changes the stories at once, here and on the server. */
export function changeStories(candidate: Candidate, ...[edit, sentence]: Parameters<OnChange>): void {
  const { queryKey } = resumeStories(candidate);
  const shown = queryClient.getQueryData(queryKey);
  if (!shown) return;
  const { stories: before, version } = shown;
  const after = edit(before);
  const edited = (now: Shown): Shown => ({ ...now, stories: after });
  withdrawUndo(); // it would take this change along
  if (sentence === undefined) {
    const showAgain = showMeanwhile(queryKey, edited);
    void send(queryKey, after, version)
      .catch((error: unknown) => {
        showAgain();
        tellFailure(error, NOT_SAVED);
      })
      .finally(() => void queryClient.invalidateQueries({ queryKey }));
    return;
  }
  let settled: Promise<number>;
  withdrawUndo = deleteWithUndo({
    sentence,
    queryKey,
    without: edited,
    remove: () => (settled = send(queryKey, after, version)),
    restore: async () => send(queryKey, before, await settled),
    notDeleted: NOT_SAVED,
    notRestored: 'This could not be undone. Please try again.',
  });
}

/** One after the other: each replaces the version that the one before it made. @returns the new version */
function send(
  queryKey: ReturnType<typeof resumeStories>['queryKey'],
  stories: ReadStory[],
  known: number,
): Promise<number> {
  const sent = (underWay ?? Promise.resolve(known)).then(async (replaced) => {
    const body = { version: replaced, stories: settledOf(stories) };
    const { version } = await authorisedCall(settleStories, { body });
    queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, version });
    tell(channel, 'changed');
    return version;
  });
  underWay = sent;
  return sent.finally(() => {
    if (underWay === sent) underWay = null;
  });
}
