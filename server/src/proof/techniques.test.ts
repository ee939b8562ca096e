import { expect, test } from 'vitest';
import { unprovedBy } from './testing/unproved-by.ts';

const LINES = [
  'Otis Quill, workshop lead of 12 porters',
  'Sewed 90 tents and mended rafts',
  'Raft wear counted each week',
  'Sorted parcels by hand',
].map((text) => ({ text, source: '' }));

const unprovedIn = unprovedBy(LINES);

test.each([
  ['by a process', 'We used induction hardening for that.', 'induction hardening'],
  ['behind any verb', 'I put everything through optical verification.', 'optical verification'],
  ['by a learned ending', 'We mended seams, with atomic spectrometry on top.', 'atomic spectrometry'],
  ['by a rare process', 'It dried faster with vacuum ozonation.', 'vacuum ozonation'],
  ['a rare kind of what is named', 'I made awnings and pontoon tents.', 'pontoon tents'],
])('a technique in small letters is told: %s', async (_, text, words) => {
  expect(await unprovedIn(text)).toEqual([words]);
});

test.each([
  ['by common words alone', 'We used market charging once.'],
  ['a manner', 'We used careful calibration.'],
  ['what people do without a tool', 'We used wishful thinking and fire drills.'],
  ['a picture', 'We sold rafts with coastal photography.'],
  ['of which a word stands', 'I brought in parcel logging.'],
  ['denied', 'I have never worked with pontoon tents.'],
  ['a wish', 'I would work with pontoon tents.'],
  ['a trait of people', 'We worked with bilingual porters.'],
  ['a trait of things', 'We coped with soggy tents.'],
  ['a number of what is named', 'I mended rafts and ninety tents.'],
])('an everyday deed is no technique: %s', async (_, text) => {
  expect(await unprovedIn(text)).toEqual([]);
});
