import { expect, test } from 'vitest';
import { sizesSchema } from './testing/size-schema.ts';
import { countryOf, placeNamed, rateOf, SIZES, volumeOf } from './sizes.ts';

test('the file of sizes keeps to the schema', () => {
  expect(sizesSchema.safeParse(SIZES).error).toBeUndefined();
});

test('every figure has a source, and every source a figure', () => {
  const { sources, places, rates, volumes } = SIZES;
  const named = [...places, ...rates, ...volumes].map(({ source }) => source);
  expect(new Set(named)).toEqual(new Set(Object.keys(sources)));
});

test('no name belongs to two places, and every city to a country', () => {
  const names = SIZES.places.flatMap((place) => place.names);
  expect(new Set(names).size).toBe(names.length);
  expect(SIZES.places.flatMap((place) => place.in ?? []).filter((name) => !names.includes(name))).toEqual([]);
});

test('a place is found by the name that is said, in any case', () => {
  expect(placeNamed('how many dogs live in northern ireland')).toEqual({
    name: 'Northern Ireland',
    people: 1_900_000,
  });
  expect(placeNamed('How many of us are there in the US?')?.name).toBe('the US');
  expect(placeNamed('how many of us are there')).toBeUndefined();
});

test('the country of a text is that of the first place in it', () => {
  expect(countryOf('Barista, Leeds. Before that in Berlin.')?.name).toBe('the UK');
  expect(countryOf('Barista, Rye Street')).toBeUndefined();
});

test.each([
  ['Text messages', 'text messages'],
  ['electric bikes', 'bikes'],
  ['coffee', 'cups of coffee'],
])('a rate is found for %s', (things, name) => {
  expect(rateOf(things)?.things).toContain(name);
});

test('a part of a word, and a word before another, is nothing of that name', () => {
  expect(rateOf('car parks')).toBeUndefined();
  expect(rateOf('scars')).toBeUndefined();
  expect(volumeOf('footballers')).toBeUndefined();
});
