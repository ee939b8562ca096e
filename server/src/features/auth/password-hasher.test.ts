import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { passwordHasher } from './password-hasher.ts';

vi.mock(import('@node-rs/argon2'), { spy: true }); // the real functions, spied on

test('hashes with argon2id, 19 MiB, two passes, one lane, and a salt of its own', async () => {
  const { hash } = passwordHasher();
  const hashes = await Promise.all([hash('Correct horse 1'), hash('Correct horse 1')]);
  for (const hashed of hashes) expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('tells the right password from others', async () => {
  const { hash, matches } = passwordHasher();
  const hashed = await hash('Correct horse 1');
  expect(await matches(hashed, 'Correct horse 1')).toBe(true);
  expect(await matches(hashed, 'correct horse 1')).toBe(false);
  expect(await matches(hashed, '')).toBe(false);
});

test('no password matches where there is no account', async () => {
  expect(await passwordHasher().matches(undefined, '')).toBe(false);
});

test('where there is no account a hash is computed all the same', async () => {
  const { matches } = passwordHasher({ concurrency: 1, maxWaiting: 0 });
  const results = await Promise.allSettled([matches(undefined, 'a'), matches(undefined, 'b')]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected']);
});

test('that hash costs what a password’s own costs', async () => {
  await passwordHasher().matches(undefined, 'a');
  expect(vi.mocked(verify).mock.lastCall?.[0]).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/,
  );
});

test('refuses work beyond what may wait, and goes on afterwards', async () => {
  const { hash } = passwordHasher({ concurrency: 1, maxWaiting: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((password) => hash(password)));
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(results[4]).toMatchObject({ reason: { code: 'too-many-requests', retryAfter: 2 } });
  expect(await hash('f')).toContain('$argon2id$');
});

test('computes nothing for a caller who left while he waited', async () => {
  const { hash, matches } = passwordHasher({ concurrency: 1, maxWaiting: 1 });
  const leaving = new AbortController();
  const before = hash('Correct horse 1');
  const waiting = matches(undefined, 'of one who left', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(vi.mocked(verify).mock.calls.map(([, password]) => password)).not.toContain('of one who left');
  expect(await before).toContain('$argon2id$');
});
