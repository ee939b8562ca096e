import { expect, test } from 'vitest';
import { placeOf } from './place-of-error.ts';

test('an error is told by its kind and where it arose, without a word of its message', () => {
  const { error, at } = placeOf(new TypeError('she said\n    at home (nobody)'));
  expect(error).toBe('TypeError');
  expect(at?.[0]).toContain('place-of-error.test.ts');
  expect(JSON.stringify(at)).not.toMatch(/she said|home/);
});

test('a code is told', () => {
  expect(placeOf(Object.assign(new Error('x'), { code: 'EPIPE' }))).toMatchObject({ code: 'EPIPE' });
});

test('what is no error is told by its type', () => {
  expect(placeOf('a secret word')).toEqual({ error: 'string' });
});
