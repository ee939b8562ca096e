import { CancelledError } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { browserStorage } from '#browser/storage.ts';
import { holdAuthToken, readAuthToken } from './auth-token.ts';
import { onSignOut, signOut } from './sign-out.ts';

const { local, session } = browserStorage;
const PREFERENCES = new Set(['theme', 'sidebarCollapsed', 'characterKeys', 'answerSize']);
const keys = (storage: Storage) =>
  new Set(Array.from({ length: storage.length }, (_, index) => storage.key(index)));

beforeEach(() => {
  holdAuthToken('mine');
  for (const key of [...PREFERENCES, 'pythia_copilot:s', 'of a later version']) local.setItem(key, 'x');
  for (const key of ['pythia_session', 'draft:free-job-title']) session.setItem(key, 'x');
});

it('deletes all that the browser keeps, but for the look of the pages', () => {
  signOut();
  expect(keys(local)).toEqual(PREFERENCES);
  expect(keys(session)).toEqual(new Set());
  expect(readAuthToken()).toBeNull();
});

it('leaves the reason for the sign-in page', () => {
  signOut('Could not validate credentials');
  expect(session.getItem('signInNotice')).toBe('Could not validate credentials');
});

it('tells those who listen, once everything is deleted', () => {
  const seen: unknown[] = [];
  const stop = onSignOut(() => seen.push([readAuthToken(), keys(local)]));
  signOut();
  stop();
  signOut();
  expect(seen).toEqual([[null, PREFERENCES]]);
});

it('lets nobody who comes after see what was fetched, nor an answer that was under way', async () => {
  const answer = Promise.withResolvers<string[]>();
  queryClient.setQueryData(['jobs'], ['mine']);
  const mine = queryClient.query({ queryKey: ['stories'], queryFn: () => answer.promise });
  signOut();
  holdAuthToken('theirs');
  expect(queryClient.getQueryData(['jobs'])).toBeUndefined();
  const theirs = queryClient.query({ queryKey: ['stories'], queryFn: () => Promise.resolve(['theirs']) });
  answer.resolve(['mine']);
  await expect(mine).rejects.toBeInstanceOf(CancelledError);
  expect(await theirs).toEqual(['theirs']);
  expect(queryClient.getQueryData(['stories'])).toEqual(['theirs']);
});
