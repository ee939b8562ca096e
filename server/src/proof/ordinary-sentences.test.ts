import { expect, test } from 'vitest';
import { unprovedBy } from './testing/unproved-by.ts';

const unprovedIn = (text: string, lines: readonly string[]): Promise<string[]> =>
  unprovedBy(lines.map((line) => ({ text: line, source: '' })))(text);

test.each([
  [
    'a fraction without a word of change',
    'Cut queue from 40 to 30 minutes',
    'A quarter of my patients came back.',
    'A quarter',
  ],
  [
    'a difference of money of another thing',
    'Cut waste from £90,000 to £60,000',
    'I got a bonus of £30,000.',
    '£30,000',
  ],
  [
    'a sum of things counted of another thing',
    'Marked 180 exam scripts and 145 essays',
    'I taught 325 students.',
    '325',
  ],
  ['half a year', 'Nurse, Leeds', 'I ran the whole ward for half a year.', 'half a year'],
  [
    'half a year that was planned and is done',
    'Ran shop',
    'The plan was six months, and we did it in half a year.',
    'half a year',
  ],
  [
    'half an hour behind another deed',
    "Chef at Rosa's",
    'I stopped and had half an hour to decide.',
    'half an hour',
  ],
])('is told: %s', async (_, line, text, told) => {
  expect(await unprovedIn(text, [line])).toContain(told);
});

test.each([
  ['a scan', 'Nurse', 'A brain scan came back clear and we cried.'],
  ['a reader', 'Editor', 'I think of the busy reader first.'],
  ['what has the words of a technique', 'Barista', 'I sold cold brew all summer.'],
  ['a shop without a till', 'Kitchen porter', 'The kitchen had no till, only a notebook.'],
  ['a road', 'Clerk', 'The port access road was shut.'],
])('is everyday speech: %s', async (_, line, text) => {
  expect(await unprovedIn(text, [line])).toEqual([]);
});

test('a technique of common words is told where it is used', async () => {
  expect(await unprovedIn('We identify clients by video identification.', ['Clerk'])).toEqual([
    'video identification',
  ]);
});
