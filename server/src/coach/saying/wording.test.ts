import { expect, test } from 'vitest';
import { clipped, withArticle } from './wording.ts';

test('a figure is never cut at its comma', () => {
  expect(
    clipped('I paired each with one of my own people, and we sent out 19,000 parcels that Friday alone.', 14),
  ).toBe('I paired each with one of my own people.');
  expect(clipped('Somehow we then sent out about 19,000 parcels on that Friday in the end.', 8)).toBe(
    'Somehow we then sent out about 19,000 parcels …',
  );
});

test('a quotation that is cut is closed', () => {
  expect(clipped('The advert says “you run the depot, its yard and its crew”, and I like that.', 9)).toBe(
    'The advert says “you run the depot”.',
  );
});

test('nothing is cut within brackets', () => {
  expect(clipped('I worked at Dunnock Build (project manager, site manager) and at Rafferty.', 7)).toBe(
    'I worked at Dunnock Build.',
  );
});

test('a clause that only says when is not left alone', () => {
  expect(
    clipped('When the fridge broke down in August, I borrowed a van, cut the menu and served all.', 9),
  ).not.toBe('When the fridge broke down in August.');
});

test.each([
  ['SMSTS', 'an SMSTS'],
  ['MSc', 'an MSc'],
  ['NATO course', 'a NATO course'],
  ['union official', 'a union official'],
])('%s', (noun, said) => {
  expect(withArticle(noun)).toBe(said);
});

test('a cut falls at a comma rather than within what follows it', () => {
  const text =
    'I rewrote our script after listening to 60 recordings, rate of people who hung up fell from 41 to 26.';
  expect(clipped(text, 14)).toBe('I rewrote our script after listening to 60 recordings.');
});
