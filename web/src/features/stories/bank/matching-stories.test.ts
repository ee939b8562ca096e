import type { Story } from '@pythia/contracts/stories.ts';
import { expect, test } from 'vitest';
import { matchingStories, tagsOf } from './matching-stories.ts';

const story = (title: string, text: string, tags: string[]): Story => ({
  id: title,
  title,
  text,
  notes: '',
  tags,
  created_at: '',
  updated_at: '',
});
const STORIES = [
  story('Bread', 'The oven broke in Łódź.', ['crisis', 'quality']),
  story('Café', 'I’d rung a part\u2011time oﬃce.', ['quality']),
];
const found = (search: string, tag: string | null = null) =>
  matchingStories(STORIES, search, tag).map(({ title }) => title);

test('every word of a search is somewhere in the story, whatever its case and accents', () => {
  expect(found('OVEN bread')).toEqual(['Bread']);
  expect(found('cafe')).toEqual(['Café']);
  expect(found('brèad')).toEqual(['Bread']);
  expect(found('quality')).toEqual(['Bread', 'Café']);
  expect(found('oven office')).toEqual([]);
  expect(found("i'd part-time office")).toEqual(['Café']);
});

test('a chosen tag leaves those that have it', () => {
  expect(found('', 'crisis')).toEqual(['Bread']);
  expect(found('rung', 'crisis')).toEqual([]);
});

test('tags stand by how often they are used, those used alike by name', () => {
  expect(tagsOf(STORIES)).toEqual(['quality', 'crisis']);
  expect(tagsOf([story('Ale', '', ['nerve', 'calm'])])).toEqual(['calm', 'nerve']);
});
