import { afterAll, expect, test } from 'vitest';
import { sentenceModels } from '#inference/sentence-models.ts';
import { usualClassifier, usualMeant } from './usual-meant.ts';

const models = sentenceModels();
afterAll(() => models.close());
const classifier = usualClassifier(models.of('prepared'));
const NOBODY = { candidate: '', company: '', employers: [] };

const meant = async (asked: string) =>
  (await usualMeant(classifier, [asked], NOBODY)).get(asked.toLowerCase());

test.each([
  ['Tell me about something you built from nothing.', 'failure'],
  ['What did you bring in, in money terms?', 'salary'],
  ['What do you know isn’t your strong point?', 'strength'],
  ['What’d your foreman wish you did better?', 'disagreed-manager'],
  ['Tell me about a time when something went wrong.', 'mistake'],
])('what a model takes a question for gives way to its words: %s', async (asked, taken) => {
  const { usual, nearestUsual } = (await meant(asked))!;
  expect([usual, nearestUsual]).not.toContain(taken);
});

test('and holds where they leave it open', async () => {
  expect(await meant('What did not come off in your last job?')).toMatchObject({ usual: 'failure' });
  expect(await meant('What are you hoping to earn?')).toMatchObject({ usual: 'salary' });
});

test('an oblique wording is possible, though nothing is sure of it', async () => {
  expect(await meant('What would have kept you where you are?')).toMatchObject({
    nearestUsual: 'why-leaving',
    isPossible: true,
  });
  expect((await meant('How do you lay out a run of cable in an old house?'))?.isPossible ?? false).toBe(
    false,
  );
});

test.each([
  ['What would you back yourself on against anyone?', 'weakness'],
  ['I have horses, and they have me broke. What has you broke?', 'mistake'],
])('what does harm where it is not meant is not guessed at: %s', async (asked, guessed) => {
  const { usual, nearestUsual } = (await meant(asked))!;
  expect([usual, nearestUsual]).not.toContain(guessed);
});
