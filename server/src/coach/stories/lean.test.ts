import { expect, test } from 'vitest';
import type { Lean } from './lean.ts';
import { indexStories } from './story-index.ts';
import { candidateOf, testEpisode, questionOf, toldOf } from './testing/candidates.ts';

const EARLY = testEpisode('I opened the bakery at four each morning. I baked rye bread.', {
  source: 'story',
});
const FAVOURITE = { ...EARLY, source: 'work' as const, isFavourite: true };
const MEASURED = 'I opened the bakery at four each morning. I cut the waste of rye bread by 20%.';
const TAUGHT =
  'I opened the bakery at four each morning. I taught a shy apprentice to bake, who gained confidence.';
const QUESTION = questionOf('Did you open a bakery in the morning?');

type Stories = Parameters<typeof candidateOf>[0];

const found = (stories: Stories, lean: Lean[]) =>
  indexStories(candidateOf(stories)).find(QUESTION, toldOf(), lean);
const firstOf = (stories: Stories, lean: Lean[] = []): number => found(stories, lean)[0]!.episode.id;

test('of stories that fit as well the favourites come first, where the candidate leans on them', () => {
  expect([firstOf([EARLY, FAVOURITE]), firstOf([EARLY, FAVOURITE], ['favourites'])]).toEqual([0, 1]);
});

test.each<[Lean, string]>([
  ['metrics', MEASURED],
  ['people', TAUGHT],
])('what a candidate leans on weighs more where it is there: %s', (lean, liked) => {
  const gained = (id: number): number => {
    const [without, having] = [[], [lean]].map(
      (leans) => found([EARLY, liked], leans).find(({ episode }) => episode.id === id)!.score,
    );
    return having! - without!;
  };
  expect(gained(1)).toBeGreaterThan(gained(0));
});

test('what fits better is told all the same', () => {
  const other = 'I sold cars for a year and doubled the sales to 200%.';
  expect(firstOf([EARLY, other], ['metrics'])).toBe(0);
});
