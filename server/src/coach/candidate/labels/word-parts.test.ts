import { expect, test } from 'vitest';
import type { JobPart } from './label.ts';
import { partsOfWords, stretchesOf } from './word-parts.ts';

const COLUMNS = ['other', 'employer', 'role', 'place', 'dates'];
const wordsIn = (written: string) => written.split(/(?<=\S)\s(?=\S)/).map((word) => word.split('='));
const rowOf = (written: string): string =>
  wordsIn(written)
    .map(([word]) => word)
    .join(' ');

/** Each word with the part that it looks like, and how much: `Baker=role/3`. */
function scoresOf(written: string) {
  const numbers = wordsIn(written).flatMap(([, like = 'other/0']) => {
    const [part, much] = like.split('/');
    return COLUMNS.map((column) => (column === part ? Number(much) : 0));
  });
  return { numbers: Float32Array.from(numbers), columns: COLUMNS.length };
}

const told = (written: string, named?: JobPart[]) =>
  partsOfWords(scoresOf(written), stretchesOf(rowOf(written)), named);
const parts = (written: string, named?: JobPart[]) => told(written, named).parts;

test('words between separators are one part, what most of them look like', () => {
  expect(parts('Second=role/3 foreman,=role/3 Semilleros=role/1 La=employer/2 Cañada=employer/2')).toEqual([
    'role',
    'role',
    'employer',
    'employer',
    'employer',
  ]);
});

test('without a separator a part ends where the words clearly say so', () => {
  expect(parts('Head=role/6 Baker=role/6 Rye=employer/6 Bakery=employer/6')).toEqual([
    'role',
    'role',
    'employer',
    'employer',
  ]);
  expect(parts('Head=role/1 Baker=role/1 Rye=employer/1 Bakery=employer/2')).toEqual([
    'employer',
    'employer',
    'employer',
    'employer',
  ]);
});

test('a name is not cut at its “&”', () => {
  expect(parts('Rye=role/6 &=other/2 Co.=employer/9')).toEqual(['employer', 'employer', 'employer']);
});

test('dates are parted from what stands beside them by a blank', () => {
  expect(parts('2019=dates/5 Baker=role/2')).toEqual(['dates', 'role']);
});

test('each part that a line says gets a piece, the one that is nearest to it, and no other part any', () => {
  expect(parts('Rotwandalm=employer/5 ·=other/1 Herdsman=employer/2', ['employer', 'role'])).toEqual([
    'employer',
    'other',
    'role',
  ]);
  expect(parts('Baker,=role/4 Leeds=place/3', ['role', 'employer'])).toEqual(['role', 'employer']);
});

test('a word that begins like a month is no date', () => {
  expect(parts('Junior=role/1 Baker,=role/3 Marketing=role/2')).toEqual(['role', 'role', 'role']);
});

test('what may as well be another part is doubtful, a name of which most words agree is not', () => {
  expect(told('Pricing=employer/0.4', ['employer']).doubtful).toEqual(['employer']);
  expect(told('Rye=employer/0.4 Bakery=employer/0.4', ['employer']).doubtful).toEqual([]);
  expect(told('Rye=employer/2 &=other/1 Co.=employer/2', ['employer']).doubtful).toEqual([]);
});
