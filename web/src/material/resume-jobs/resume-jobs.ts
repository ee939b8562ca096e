import { queryOptions } from '@tanstack/react-query';
import { keepSettledJobs, type ReadJob, readJobs } from '@pythia/contracts/settled-jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { versionedChanges } from '#account/versioned-changes.ts';
import { heldShown, queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import type { Personal } from '../material.ts';
import { settledOf } from './job-edits.ts';

export interface ShownJobs {
  version: number;
  jobs: ReadJob[];
  /** False: check line by line. */
  is_sure: boolean;
}

const KEY = 'resume-jobs';

export const resumeJobs = ({ name, education, work }: Personal) =>
  queryOptions({
    queryKey: [KEY, { name, education, work }],
    queryFn: async ({ signal, queryKey }): Promise<ShownJobs> =>
      heldShown<ShownJobs>(queryKey) ?? authorisedCall(readJobs, { body: { name, education, work }, signal }),
  });

const channel = openChannel(KEY);
channel?.addEventListener('message', () => {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
  refreshStories();
});

const refreshStories = (): void => void queryClient.invalidateQueries({ queryKey: ['resume-stories'] });

/**
 * @param sentence shown with Undo
 * @param keepsFocus Undo takes the focus, unless the user moved it
 * @returns whether it was saved
 */
export type ChangeJobs = (
  edit: (jobs: readonly ReadJob[]) => ReadJob[],
  sentence: string,
  keepsFocus?: boolean,
) => Promise<boolean>;

export const changesOfJobs =
  (candidate: Personal): ChangeJobs =>
  (edit, sentence, keepsFocus = false) =>
    change({
      queryKey: resumeJobs(candidate).queryKey,
      edit: (shown) => ({ ...shown, jobs: edit(shown.jobs) }),
      sentence,
      keepsFocus,
    });

const change = versionedChanges<ShownJobs>(async ({ jobs }, version, { keepalive }) => {
  const body = { version, jobs: settledOf(jobs) };
  const saved = await authorisedCall(keepSettledJobs, { body, keepalive });
  tell(channel, 'changed');
  refreshStories();
  return saved;
});
