import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteJob, restoreJob } from '@pythia/contracts/jobs.ts';
import { queryClient } from '#api/query-client.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import * as toast from '#ui/toast.tsx';
import { holdAuthToken } from './auth-token.ts';
import { authorisedCall } from './authorised-call.ts';
import { deleteWithUndo } from './delete-with-undo.ts';
import { signOut } from './sign-out.ts';

const JOBS = ['jobs'];
const shown = () => queryClient.getQueryData(JOBS);
/** Calls and statuses. */
let asked: string[];
let origin: string;
let statusOf: (call: string) => number;
/** Toasts and their actions. */
let told: string[];
let pressUndo: () => void;
let withdrawn: boolean;

beforeEach(async () => {
  holdAuthToken('mine');
  queryClient.setQueryData(JOBS, ['a', 'b']);
  asked = [];
  told = [];
  withdrawn = false;
  statusOf = () => 204;
  ({ origin } = await answeringServer(({ method, url }, response) => {
    const call = `${method} ${url!.replace('/api/v1', '')}`;
    asked.push(call);
    response.writeHead(statusOf(call), { 'content-type': 'application/json' });
    response.end(statusOf(call) === 204 ? undefined : JSON.stringify({ detail: `No ${call}` }));
  }));
  vi.spyOn(toast, 'showToast').mockImplementation((_tone, sentence, options) => {
    told.push(sentence);
    if (options?.action) pressUndo = options.action.onPress;
    return () => (withdrawn = true);
  });
});
afterEach(() => {
  signOut();
  vi.restoreAllMocks();
});

const deleteA = () =>
  deleteWithUndo({
    sentence: 'A is deleted.',
    queryKey: JOBS,
    without: (jobs: string[]) => jobs.filter((id) => id !== 'a'),
    remove: () => authorisedCall(deleteJob, { params: { job_id: 'a' }, origin }),
    restore: () => authorisedCall(restoreJob, { params: { job_id: 'a' }, origin }),
    notDeleted: 'It could not be deleted.',
    notRestored: 'It could not be called back.',
  });

test('it is out of sight and deleted on the server at once', async () => {
  deleteA();
  expect(shown()).toEqual(['b']);
  expect(told).toEqual(['A is deleted.']);
  await vi.waitFor(() => expect(asked).toEqual(['DELETE /jobs/a']));
});

test('Undo calls it back on the server, once it is deleted there', async () => {
  deleteA();
  pressUndo();
  await vi.waitFor(() => expect(asked).toEqual(['DELETE /jobs/a', 'POST /jobs/a/restore']));
});

test('what another window has deleted is as good as deleted', async () => {
  statusOf = () => 404;
  deleteA();
  await vi.waitFor(() => expect(queryClient.getQueryState(JOBS)?.isInvalidated).toBe(true));
  expect(shown()).toEqual(['b']);
  expect(told).toEqual(['A is deleted.']);
});

test('a deletion that fails says so, shows it again, and offers no Undo', async () => {
  statusOf = () => 503;
  deleteA();
  await vi.waitFor(() => expect(told).toEqual(['A is deleted.', 'No DELETE /jobs/a']));
  expect(shown()).toEqual(['a', 'b']);
  expect(withdrawn).toBe(true);
  pressUndo();
  await vi.waitFor(() => expect(queryClient.getQueryState(JOBS)?.isInvalidated).toBe(true));
  expect(asked).toEqual(['DELETE /jobs/a']);
});

test('an Undo that fails says so', async () => {
  statusOf = (call) => (call.startsWith('POST') ? 404 : 204);
  deleteA();
  pressUndo();
  await vi.waitFor(() => expect(told).toEqual(['A is deleted.', 'No POST /jobs/a/restore']));
});

test('what fails is neither told nor shown to who has signed in since', async () => {
  statusOf = () => 503;
  deleteA();
  signOut();
  holdAuthToken('theirs');
  queryClient.setQueryData(JOBS, ['of the next']);
  await vi.waitFor(() => expect(queryClient.getQueryState(JOBS)?.isInvalidated).toBe(true));
  expect(shown()).toEqual(['of the next']);
  expect(told).toEqual(['A is deleted.']);
});
