import type { Glance } from '@pythia/contracts/feed.ts';
import { expect, test } from 'vitest';
import { EarlyCue } from './early-cue.ts';
import { glanceOf } from './glance-of.ts';

const CONFLICT: Glance = { title: 'The rota', number: '2 bakers' };
const OVEN: Glance = { title: 'The oven', number: null };

/** What is told, with looks that give these, one after the other. */
function begin({ busy = false, everyMs = 0 } = {}) {
  const best: (Glance | null)[] = [];
  const looked: string[] = [];
  const told: (Glance | null)[] = [];
  const cue = new EarlyCue({
    look: async (question) => {
      looked.push(question);
      return best.shift() ?? null;
    },
    tell: (glance) => told.push(glance),
    isBusy: () => busy,
    everyMs,
  });
  /** Hears words, of which the look finds this. */
  const hear = async (words: string, finds: Glance | null): Promise<void> => {
    best.push(finds);
    cue.hear(words);
    await new Promise(setImmediate);
  };
  return { cue, hear, looked, told };
}

test('while it is being asked it is looked what fits, and told once', async () => {
  const { hear, told, looked } = begin();
  await hear('We have six ovens in the', CONFLICT);
  expect(looked).toEqual([]);
  await hear('Tell me about a time', CONFLICT);
  await hear('Tell me about a time you had a conflict', CONFLICT);
  expect(looked).toHaveLength(2);
  expect(told).toEqual([CONFLICT]);
});

test('what more of its words find is told at once, also where they find nothing', async () => {
  const { hear, told } = begin();
  await hear('Tell me about a time', CONFLICT);
  await hear('Tell me about a time when the oven', OVEN);
  await hear('Tell me about a time when the oven in our gym', null);
  expect(told).toEqual([CONFLICT, OVEN, null]);
});

test('what other words find is told where it was found twice in a row', async () => {
  const { cue, hear, told } = begin();
  await hear('Tell me about a time when the two bakers of your shift quarrelled', CONFLICT);
  await hear('Does that make sense', null);
  await hear('Is it clear what I am', CONFLICT);
  await hear('Does that make some sense to you', null);
  expect(told).toEqual([CONFLICT]);
  cue.clear();
  await hear('How do you plan the deep cleaning of an oven', CONFLICT);
  await hear('And what did you do with the oven', OVEN);
  await hear('And what did you do with the oven then', OVEN);
  expect(told).toEqual([CONFLICT, null, CONFLICT, OVEN]);
});

test('what fits goes with its question, also where a look is still under way', async () => {
  const { cue, hear, told } = begin();
  await hear('Tell me about a time', CONFLICT);
  cue.clear();
  expect(told).toEqual([CONFLICT, null]);
  const later = hear('How do you plan your week', OVEN);
  cue.clear();
  await later;
  expect(told).toEqual([CONFLICT, null]);
});

test('looks are bounded, and none is made while something else would wait', async () => {
  const often = begin({ everyMs: 60_000 });
  for (let words = 5; words < 40; words += 2)
    await often.hear(`Tell me about a ${'very '.repeat(words)}`, null);
  expect(often.looked).toHaveLength(1);
  const busy = begin({ busy: true });
  await busy.hear('Tell me about a time', CONFLICT);
  expect(busy.looked).toEqual([]);
});

test.each([
  [['Cut waste by 20% in 2021.'], '20%'],
  [['Trained 12 people in May.'], '12 people'],
  [['Saved £40k a year.'], '£40k'],
  [['Visitors went from 9,200 in the year before to 14,600.'], '9,200'],
  [['Began in 2019 and left.'], null],
  [['No order was late.'], null],
])('the number of %j is %j', (beats, number) => {
  expect(glanceOf({ title: 'A story', beats })).toEqual({ title: 'A story', number });
});

test('a story is named by its own title, and its number once', () => {
  const cue = { title: 'Rye & Co., 2019–21', beats: ['Cut waste by 20% in 2021.'] };
  expect(glanceOf(cue, 'Weighed every batch')).toEqual({ title: 'Weighed every batch', number: '20%' });
  expect(glanceOf(cue, 'Cut waste by 20%')).toEqual({ title: 'Cut waste by 20%', number: null });
  const led = { title: 'Rye & Co., 2019–21', beats: ['Led a team of 20.'] };
  expect(glanceOf(led)).toEqual({ title: 'Rye & Co., 2019–21', number: '20' });
});

test('a cue without a title is none, and neither is no cue', () => {
  expect(glanceOf({ title: null, beats: ['I bake.'] })).toBeNull();
  expect(glanceOf(null)).toBeNull();
});
