import { expect, test } from 'vitest';
import {
  addVersion,
  NO_VERSIONS,
  readVersions,
  shownText,
  stepVersion,
  writeVersions,
} from './story-versions.ts';

const three = ['One.', 'Two.', 'Three.'].reduce(addVersion, NO_VERSIONS);

test('the newest version is shown, and those before it are a step away', () => {
  expect(shownText(three)).toBe('Three.');
  const back = stepVersion(stepVersion(three, -1), -1);
  expect(shownText(back)).toBe('One.');
  expect(shownText(stepVersion(back, 1))).toBe('Two.');
});

test('beyond the first and the last there is no step', () => {
  const first = addVersion(NO_VERSIONS, 'One.');
  expect([stepVersion(first, -1), stepVersion(first, 1)]).toEqual([first, first]);
});

test('a change of an earlier version loses none of the later ones', () => {
  expect(addVersion(stepVersion(three, -1), 'Two and a half.').texts).toEqual([
    ...three.texts,
    'Two and a half.',
  ]);
});

test('nothing new is no version', () => {
  expect(addVersion(three, 'Three.')).toBe(three);
  expect(addVersion(three, ' \n')).toBe(three);
});

test('only so many are kept, the newest', () => {
  const many = Array.from({ length: 30 }, (_, n) => `${n}`).reduce(addVersion, NO_VERSIONS);
  expect(many.texts).toHaveLength(20);
  expect(shownText(many)).toBe('29');
});

test('they outlive being written down, and what is no version is none', () => {
  expect(readVersions(writeVersions(three))).toEqual(three);
  for (const written of ['', '{', 'null', '{"texts":[1],"shown":0}', '{"texts":["a"],"shown":7}'])
    expect(readVersions(written)).toEqual(NO_VERSIONS);
});
