import { LIMITS } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { entryOf, readList, withEntries } from './vocabulary.ts';

test('a list is read line by line, with how each word sounds where that is said', () => {
  expect(readList('Kubernetes\tkoo ber netties\r\n  kubectl , cube control\n\n; nothing\nPythia\n')).toEqual([
    { word: 'Kubernetes', sounds_like: 'koo ber netties' },
    { word: 'kubectl', sounds_like: 'cube control' },
    { word: 'Pythia' },
  ]);
});

test('what is longer than allowed is cut, and what is blank is no word', () => {
  const long = 'a'.repeat(LIMITS.vocabularyWord + 1);
  expect(entryOf(long, long)).toEqual({ word: long.slice(1), sounds_like: long.slice(1) });
  expect(entryOf('  ', 'something')).toBeNull();
});

test('a word that is there already is not added twice, and no more than fit are taken', () => {
  expect(withEntries([{ word: 'Oracle' }, { word: 'Pythia' }], readList('pythia, pith ear\nDelphi'))).toEqual(
    [{ word: 'Oracle' }, { word: 'pythia', sounds_like: 'pith ear' }, { word: 'Delphi' }],
  );
  const many = Array.from({ length: LIMITS.vocabularyWords + 5 }, (_, at) => ({ word: `word ${at}` }));
  expect(withEntries([{ word: 'Pythia' }], many)).toHaveLength(LIMITS.vocabularyWords);
});
