import { expect, test } from 'vitest';
import { z } from 'zod';
import { words } from '#coach/language/testing/text-schema.ts';
import meanings from './synonyms.json' with { type: 'json' };
import { SYNONYMS } from './synonyms.ts';

test('the file of synonyms has two words or more for each meaning, and none twice', () => {
  expect(z.array(words).safeParse(meanings).error).toBeUndefined();
  for (const meaning of meanings) {
    const said = meaning.split(' ');
    expect(said).toEqual([...new Set(said)]);
    expect(said.length).toBeGreaterThan(1);
  }
});

test('a word that has two meanings has the words of both', () => {
  expect(SYNONYMS.get('accident')).toEqual([
    'safety',
    'hazard',
    'danger',
    'injury',
    'emergency',
    'crisis',
    'alarm',
  ]);
  expect(SYNONYMS.get('zeppelin')).toBeUndefined();
});
