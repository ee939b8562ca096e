import { expect, test } from 'vitest';
import { readWritten } from './written.ts';

test.each([
  ['Inst. lighting in 40 flats'],
  ['Resp. for 12 vans'],
  ['Fault finding on 3 sites, avg. repair 2 hrs'],
  ['Tested, cert. & handed over 114 boards'],
  ['Fab. and welded the rails'],
  ['Found a live neutral in hosp. corridor, prev. contractor'],
  ['Stray volt. on the milking stand'],
])('a point behind a short form ends no sentence: %s', (text) => {
  expect(readWritten(text).map((sentence) => sentence.text)).toEqual([text]);
});

test('a sentence ends before the next one, with a capital or without', () => {
  expect(readWritten('The pump failed. I rang the supplier.')).toHaveLength(2);
  expect(readWritten('Cust. rang 9 p.m. Drove back.')).toHaveLength(2);
  expect(readWritten('we lost the deal. i called them the same day')).toHaveLength(2);
});

const texts = (text: string) => readWritten(text).map((sentence) => sentence.text);

test('nor does one of a word that a letter or a number follows', () => {
  expect(texts('Drove class 2 lorries on a cat. C licence for six years. Never had an accident.')).toEqual([
    'Drove class 2 lorries on a cat. C licence for six years.',
    'Never had an accident.',
  ]);
  expect(texts('Passed Cat. C1 in one try.')).toEqual(['Passed Cat. C1 in one try.']);
  expect(texts('I found the lost cat. A neighbour rang.')).toHaveLength(2);
});
