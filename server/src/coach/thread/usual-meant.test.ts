import { afterAll, expect, test } from 'vitest';
import { sentenceClassifier } from '#inference/sentence-classifier.ts';
import { sentenceModels } from '#inference/sentence-models.ts';
import { usualMeant } from './usual-meant.ts';

const models = sentenceModels();
afterAll(() => models.close());
const classifier = sentenceClassifier(
  models.of('prepared'),
  new URL('../../../weights/prepared/wide.json', import.meta.url),
);
const NOBODY = { candidate: '', company: '', employers: [] };

const meant = async (asked: string) =>
  (await usualMeant(classifier, [asked], NOBODY)).get(asked.toLowerCase());

test.each([
  ['Tell me about something you built from nothing.', 'failure'],
  ['What did you bring in, in money terms?', 'salary'],
])('what a model takes a question for gives way to its words: %s', async (asked, taken) => {
  const { usual, nearestUsual } = (await meant(asked))!;
  expect([usual, nearestUsual]).not.toContain(taken);
});

test('and holds where they leave it open', async () => {
  expect(await meant('What did not come off in your last job?')).toMatchObject({ usual: 'failure' });
  expect(await meant('What are you hoping to earn?')).toMatchObject({ usual: 'salary' });
});
