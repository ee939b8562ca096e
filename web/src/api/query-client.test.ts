import { afterEach, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { queryClient, showMeanwhile } from './query-client.ts';

afterEach(() => queryClient.clear());

async function triesOf(error: Error): Promise<number> {
  let tries = 0;
  const queryFn = () => {
    tries += 1;
    throw error;
  };
  await expect(queryClient.query({ queryKey: ['failing'], queryFn, retryDelay: 0 })).rejects.toBe(error);
  return tries;
}

it('asks again while no server answers', async () => {
  expect(await triesOf(new ApiError({ kind: 'network' }))).toBe(3);
  queryClient.clear();
  expect(await triesOf(new ApiError({ kind: 'http', status: 503 }))).toBe(3);
});

it.each([400, 401, 403, 404, 409, 422, 429, 500])('does not ask again after a %d', async (status) => {
  expect(await triesOf(new ApiError({ kind: 'http', status, detail: 'No.' }))).toBe(1);
});

it('shows a change meanwhile, in every list that has it, and takes it back', () => {
  queryClient.setQueryData(['fruit', 'all'], ['apple', 'pear']);
  queryClient.setQueryData(['fruit', 'green'], ['pear']);
  const takeBack = showMeanwhile(['fruit'], (fruit: string[]) => fruit.filter((name) => name !== 'pear'));
  expect(queryClient.getQueryData(['fruit', 'all'])).toEqual(['apple']);
  expect(queryClient.getQueryData(['fruit', 'green'])).toEqual([]);
  takeBack();
  expect(queryClient.getQueryData(['fruit', 'all'])).toEqual(['apple', 'pear']);
  expect(queryClient.getQueryData(['fruit', 'green'])).toEqual(['pear']);
});

it('lets no answer that was under way undo a change', async () => {
  queryClient.setQueryData(['fruit'], ['apple', 'pear']);
  const answer = Promise.withResolvers<string[]>();
  const asking = queryClient.query({ queryKey: ['fruit'], queryFn: () => answer.promise });
  showMeanwhile(['fruit'], () => ['apple']);
  answer.resolve(['apple', 'pear']);
  await asking.catch(() => {});
  expect(queryClient.getQueryData(['fruit'])).toEqual(['apple']);
});

it('takes nothing back in a cache that was emptied since', () => {
  queryClient.setQueryData(['fruit'], ['apple']);
  const takeBack = showMeanwhile(['fruit'], () => []);
  queryClient.clear();
  queryClient.setQueryData(['fruit'], ['of the next']);
  takeBack();
  expect(queryClient.getQueryData(['fruit'])).toEqual(['of the next']);
});
