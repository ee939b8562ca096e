import { expect, test } from 'vitest';
import { anyOf, plainPhrase } from './phrase.ts';

test('writes contractions out, typed with an apostrophe or heard without one', () => {
  expect(plainPhrase("They didn't; we can’t, I won't.")).toBe('they did not we can not i will not');
  expect(plainPhrase('they didnt')).toBe('they did not');
});

test('keeps figures and names of tools', () => {
  expect(plainPhrase('C++ by 37%!')).toBe('c++ by 37%');
});

test('a star continues a word, a bar is one word, three points are up to three', () => {
  const pattern = anyOf(['persuad*', 'changed _ mind', 'told ... no']);
  expect('they persuaded us').toMatch(pattern);
  expect('who changed her mind').toMatch(pattern);
  expect('i told my own boss no').toMatch(pattern);
  expect('i told them all that day no').not.toMatch(pattern);
  expect('changed mind').not.toMatch(pattern);
});

test('finds whole words only', () => {
  expect('the disaster').not.toMatch(anyOf(['aster', 'disas']));
});
