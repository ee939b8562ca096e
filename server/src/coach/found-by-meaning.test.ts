import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type SentenceVectors, sentenceModels } from '#inference/sentence-models.ts';
import { type CoachThread, coachThread } from './answer.ts';
import { type Material, NO_MATERIAL } from './material.ts';

const models = sentenceModels();
const model = models.of('meaning');
/** On a machine that is busy with other tests. */
const readWithinMs = 60_000;
let thread: CoachThread | undefined;
afterEach(() => thread?.close());
afterAll(() => models.close());

function open(meaning: SentenceVectors | undefined, waitsFor = readWithinMs) {
  thread = coachThread({ meaning, readWithinMs: waitsFor });
  return thread.of('ada');
}

/** Hears which texts are read. */
function heard(vector: SentenceVectors['vector'] = (...asked) => model.vector(...asked)) {
  const read = vi.fn<SentenceVectors['vector']>(vector);
  return { isThere: true, vector: read, texts: () => read.mock.calls.map(([text]) => text) };
}

const material: Material = {
  ...NO_MATERIAL,
  work: `Team leader, Rye & Co., 2019 – 2021
- The head of maintenance ordered us to skip the second inspection. I refused to sign, wrote down why, and he changed the plan.
- I rolled out a new till in eleven shops. I trained forty people in two weeks, and no shop closed for it.
- A delivery of flour came in wet. I rang three mills before six and we baked on time.`,
};
const asked = (text: string) => ({ material, turns: [{ role: 'user' as const, text }] });
const OBLIQUE = 'When did you push back on somebody above you?';
const SKIPPED = 'head of maintenance ordered us to skip the second inspection';

test('a story is found that has none of the words of a question', async () => {
  const coach = open(model);
  await coach.read(material);
  expect((await coach.answer(asked(OBLIQUE))).text).toContain(SKIPPED);
  const [first] = await coach.fitting(asked(OBLIQUE), 3);
  expect((await coach.experiences(material))[first!.index]?.text).toContain(SKIPPED);
});

test('without a model stories are found by their words, as where it fails or where a question is not read in time', async () => {
  const without = await open(undefined).answer(asked(OBLIQUE));
  await thread?.close();
  const failing = open(heard(async () => undefined));
  await failing.read(material);
  expect(await failing.answer(asked(OBLIQUE))).toEqual(without);
  await thread?.close();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const late = open(
    heard((text, need) => (need === 'ahead' ? model.vector(text, need) : promise)),
    0,
  );
  await late.read(material);
  expect(await late.answer(asked(OBLIQUE))).toEqual(without);
  resolve(undefined);
});

test('each part of a question is read by itself', async () => {
  const meaning = heard();
  const coach = open(meaning);
  await coach.read(material);
  meaning.vector.mockClear();
  await coach.answer(
    asked('Tell me about training people, and how did you deal with a supplier who let you down?'),
  );
  expect(meaning.texts()).toContain('how did you deal with a supplier who let you down?');
});

test('what is asked as it stands is read once, and the stories not again', async () => {
  const meaning = heard();
  const coach = open(meaning);
  await coach.read(material);
  const stories = meaning.texts();
  expect(new Set(stories).size).toBe(stories.length);
  meaning.vector.mockClear();
  await coach.answer(asked(OBLIQUE));
  await coach.answer(asked(OBLIQUE));
  expect(meaning.texts()).toEqual([OBLIQUE.toLowerCase(), OBLIQUE.toLowerCase()]);
});
