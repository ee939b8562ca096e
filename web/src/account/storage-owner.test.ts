import { beforeEach, expect, it } from 'vitest';
import { browserStorage } from '#browser/storage.ts';
import { holdAuthToken } from './auth-token.ts';
import { keepAccountEyes, keepFor } from './storage-owner.ts';

const { local, session } = browserStorage;
const tokenOf = (userId: string) => `header.${btoa(JSON.stringify({ sub: userId }))}.signature`;

beforeEach(() => {
  for (const storage of [local, session]) storage.clear();
  holdAuthToken(tokenOf('owner'));
  session.setItem('draft:free-job-title', 'Baker');
  local.setItem('pythia_copilot:s', 'words');
  local.setItem('theme', 'dark');
});

const kept = () => [session.getItem('draft:free-job-title'), local.getItem('pythia_copilot:s')];

it('keeps what is whoever’s who signs in again', () => {
  holdAuthToken(tokenOf('owner'));
  expect(kept()).toEqual(['Baker', 'words']);
});

it('deletes what is another’s when somebody signs in, but for the look of the pages', () => {
  holdAuthToken(tokenOf('next'));
  expect(kept()).toEqual([null, null]);
  expect(local.getItem('theme')).toBe('dark');
  expect(local.getItem('authToken')).toBe(tokenOf('next'));
});

it.each([
  ['stay with the browser', false, ['130', 'off', null]],
  ['go with a user whose account has set them', true, [null, null, null]],
])('the size of answers and keys %s', (_what, isOfAccount, left) => {
  local.setItem('answerSize', '130');
  local.setItem('characterKeys', 'off');
  if (isOfAccount) keepAccountEyes();
  holdAuthToken(tokenOf('next'));
  expect(['answerSize', 'characterKeys', 'accountEyes'].map((key) => local.getItem(key))).toEqual(left);
});

it('deletes it when nobody is signed in', () => {
  keepFor(null);
  expect(kept()).toEqual([null, null]);
});

it('leaves what was written before anybody signed in', () => {
  keepFor(null);
  session.setItem('draft:sign-in-email', 'baker@example.com');
  holdAuthToken(tokenOf('next'));
  expect(session.getItem('draft:sign-in-email')).toBe('baker@example.com');
});
