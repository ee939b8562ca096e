import { expect, test } from 'vitest';
import { coach } from '#testing/coach.ts';
import { NO_MATERIAL } from '../material.ts';
import { cueOfPassage, shortCue } from './cue.ts';

const material = {
  ...NO_MATERIAL,
  work: 'Baker, Rye & Co., 2019 – 2022\n- When the oven failed, I moved the work to a neighbour, and no order was late.\n- Cut waste by 37%.',
};
const cueTo = async (text: string, more: object = {}) =>
  (await coach.of('anybody').brief({ material: { ...material, ...more }, turns: [{ role: 'user', text }] }))
    .cue;

test('a story is read at a glance under where it is from, in the candidate’s words', async () => {
  const cue = await cueTo('Tell me about a time when something went wrong.');
  expect(cue?.title).toContain('Rye & Co.');
  expect(cue?.beats.join(' ')).toContain('the oven failed');
});

const storyTitle = async (text: string) =>
  (await coach.of('anybody').brief({ material, turns: [{ role: 'user', text }] })).answer.storyTitle;

test('the only story that is told is named, an introduction by none', async () => {
  expect(await storyTitle('Tell me about a time when something went wrong.')).toContain('the oven failed');
  expect(await storyTitle('Tell me about yourself.')).toBeUndefined();
});

test('a story that its user gave a title is read under that', async () => {
  const stories = [
    '# The night of the oven\nThe oven failed. I moved the work to a neighbour. No order was late.',
  ];
  const cue = await cueTo('Tell me about a time when something went wrong.', { work: '', stories });
  expect(cue?.title).toBe('The night of the oven');
  expect(cue?.beats.at(-1)).toContain('o order was late');
});

test('what comes from several jobs has no title: where it is from is said below the answer', async () => {
  expect(await cueTo('Tell me about yourself.')).toMatchObject({ title: null });
});

test('where the story is to be chosen, the titles are what is read', async () => {
  const cue = await cueTo('Tell me about a time when you made a bad investment.');
  expect(cue?.title).toBe('Which story fits?');
  expect(cue!.beats.length).toBeGreaterThan(0);
});

test('of a question in another language the stories to choose from are read', async () => {
  expect((await cueTo('自己紹介をお願いします。'))?.title).toBe('Which story fits?');
});

test('where nothing is said there is nothing to read', () => {
  expect(shortCue('Waste', ' \n')).toBeNull();
});

test('of many beats the first two and the last are read, each cut between two words', () => {
  const long =
    'I asked every one of the twelve bakers in the three shops what they would change, and wrote it down.';
  expect(shortCue(null, `One.\nTwo.\nThree.\n${long}`)).toEqual({
    title: null,
    beats: [
      'One.',
      'Two.',
      'I asked every one of the twelve bakers in the three shops what they would change, and …',
    ],
  });
});

test('a passage is read under its title', () => {
  const passage = { title: 'Ovens', sentences: ['They are hot.'], source: 'From Ovens' };
  expect(cueOfPassage(passage)).toEqual({ title: 'Ovens', beats: ['They are hot.'] });
});

test('a beat that is read alike stands once', () => {
  expect(shortCue(null, 'We opened.\nWe opened.')).toEqual({ title: null, beats: ['We opened.'] });
});
