import { expect, test } from 'vitest';
import { testEpisode } from '#coach/stories/testing/candidates.ts';
import { tellsDeed } from './tells-deed.ts';

test.each([
  'I borrowed an oven next door.',
  'I lead four bakers. One of them I had trained myself.',
  'I have mentored eleven students.',
  'The oven failed. We were open again at noon because I rang three farms.',
])('a deed: %s', (text) => {
  expect(tellsDeed(testEpisode(text))).toBe(true);
});

test.each([
  'I lead four bakers on the night shift. The bakery has two ovens.',
  'I was responsible for the ovens, in three shifts.',
  'From 2008 to 2015 I worked as a baker at Rye & Co.',
  'I started as a trainee in 2004.',
  'My notice is three months.',
  'I am currently paid £39,800.',
  'I keep bees.',
  'I married, two children.',
  'I have no driving licence yet, test booked in March.',
])('what is so, and not what was done: %s', (text) => {
  expect(tellsDeed(testEpisode(text))).toBe(false);
});
