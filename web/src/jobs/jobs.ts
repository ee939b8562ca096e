import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { changeJob, deleteJob, type Job, listJobs, restoreJob } from '@pythia/contracts/jobs.ts';
import { readPages } from '@pythia/contracts/lists.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';
import { jobName } from './job-words.ts';

const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => {
    const pages = await readPages((before) => authorisedCall(listJobs, { query: { before }, signal }));
    return pages.flatMap(({ jobs }) => jobs);
  },
});
const { queryKey } = jobsQuery;

export const useJobs = () => useQuery(jobsQuery);

export const refreshJobs = (): Promise<void> => queryClient.invalidateQueries({ queryKey });

export function putJob(job: Job): void {
  queryClient.setQueryData(queryKey, (jobs) => {
    const others = jobs?.filter(({ id }) => id !== job.id);
    return others && [...others, job].toSorted((a, b) => (a.id < b.id ? 1 : -1)); // ids grow with time
  });
  void refreshJobs();
}

export const useArchiving = ({ id }: Job) =>
  useMutation({
    mutationFn: (archived: boolean) =>
      authorisedCall(changeJob, { params: { job_id: id }, body: { archived } }),
    onMutate: (archived) =>
      showMeanwhile(queryKey, (jobs: Job[]) =>
        jobs.map((job) => (job.id === id ? { ...job, archived } : job)),
      ),
    onError: (_error, _archived, takeBack) => takeBack?.(),
    onSettled: refreshJobs,
  });

export function dropJob(job: Job): void {
  const params = { job_id: job.id };
  deleteWithUndo({
    sentence: `${jobName(job)} is deleted.`,
    queryKey,
    without: (jobs: Job[]) => jobs.filter(({ id }) => id !== job.id),
    remove: () => authorisedCall(deleteJob, { params }),
    restore: () => authorisedCall(restoreJob, { params }),
    notDeleted: 'That did not work. Please try again.',
    notRestored: 'It could not be restored. Please try again.',
  });
}
