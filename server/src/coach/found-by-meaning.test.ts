import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type SentenceVectors, sentenceModels } from '#inference/sentence-models.ts';
import { coach as byWords } from '#testing/coach.ts';
import { coachThread } from './answer.ts';
import type { DocumentPart } from './documents.ts';
import { type Material, NO_MATERIAL } from './material.ts';

const models = sentenceModels();
const model = models.of('meaning');
/** On a machine that is busy with other tests. */
const readWithinMs = 60_000;
/** Hears which texts are read. */
const vector = vi.fn<SentenceVectors['vector']>();
const textsRead = () => vector.mock.calls.map(([text]) => text);
beforeEach(() => void vector.mockReset().mockImplementation((...asked) => model.vector(...asked)));
const byMeaning = coachThread({ meaning: { isThere: true, vector }, readWithinMs });
afterAll(async () => {
  await byMeaning.close();
  await models.close();
});

function open(meaning: SentenceVectors, waitsFor = readWithinMs) {
  const thread = coachThread({ meaning, readWithinMs: waitsFor });
  onTestFinished(() => thread.close());
  return thread;
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
  const coach = byMeaning.of('ada');
  await coach.read(material);
  expect((await coach.answer(asked(OBLIQUE))).text).toContain(SKIPPED);
  const [first] = (await coach.brief(asked(OBLIQUE))).fitting;
  expect((await coach.experiences(material))[first!.index]?.text).toContain(SKIPPED);
});

test('without a model stories are found by their words, as where it fails or where a question is not read in time', async () => {
  const without = await byWords.of('ada').answer(asked(OBLIQUE));
  const failing = byMeaning.of('ada');
  vector.mockImplementation(async () => undefined);
  await failing.read(material);
  expect(await failing.answer(asked(OBLIQUE))).toEqual(without);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vector.mockImplementation((text, need) => (need === 'ahead' ? model.vector(text, need) : promise));
  const late = open({ isThere: true, vector }, 0).of('ada');
  await late.read(material);
  expect(await late.answer(asked(OBLIQUE))).toEqual(without);
  resolve(undefined);
});

test('each part of a question is read by itself', async () => {
  const coach = byMeaning.of('ada');
  await coach.read(material);
  vector.mockClear();
  await coach.answer(
    asked('Tell me about training people, and how did you deal with a supplier who let you down?'),
  );
  expect(textsRead()).toContain('how did you deal with a supplier who let you down?');
});

test('what is asked as it stands is read once, and the stories not again', async () => {
  const coach = byMeaning.of('ada');
  await coach.read(material);
  const stories = textsRead();
  expect(stories).not.toEqual([]);
  expect(new Set(stories).size).toBe(stories.length);
  vector.mockClear();
  await coach.answer(asked(OBLIQUE));
  await coach.answer(asked(OBLIQUE));
  expect(textsRead()).toEqual([OBLIQUE.toLowerCase(), OBLIQUE.toLowerCase()]);
});

const HANDBOOK: DocumentPart[] = [
  ['Customers', 'We serve around 640 organisations, most of them supermarkets and hospitals.'],
  ['Annual leave', 'You have 27 days of holiday, and ten of them in one block.'],
  ['Failover', 'Power off the old primary. Then promote the standby.'],
].map(([heading, text]) => ({ title: 'Handbook', path: [heading!], text: text! }));
const OF_DOCUMENTS = 'Right, so who actually buys from us, would you say?';

test('a section of a document is found that has none of the words of a question, for the coach and for a model', async () => {
  const coach = byMeaning.of('kim');
  const read = vi.fn<() => Promise<DocumentPart[]>>(async () => HANDBOOK);
  await coach.openDocuments('1', read);
  await coach.learned();
  const about = { ...asked(OF_DOCUMENTS), documents: { owner: 'kim', version: '1' } };
  expect((await coach.brief(about)).passages[0]?.source).toBe('From Handbook: Customers');
  const { text, source } = await coach.answer(about);
  expect(source).toBe('From Handbook: Customers');
  expect(text).toContain('We serve around 640 organisations');
  const texts = textsRead().filter((one) => one.startsWith('Customers'));
  await coach.openDocuments('1', read);
  await coach.learned();
  expect(textsRead().filter((one) => one.startsWith('Customers'))).toEqual(texts);
});

test('a question in two parts about one section says it once, and cites it', async () => {
  const coach = byMeaning.of('ada');
  await coach.openDocuments('1', async () => HANDBOOK);
  await coach.learned();
  const { text, source } = await coach.answer({
    ...asked('Walk me through a failover. When would you promote the standby, and how do you go about it?'),
    documents: { owner: 'ada', version: '1' },
  });
  expect(source).toBe('From Handbook: Failover');
  expect(text.match(/promote the standby/g)).toHaveLength(1);
});

const MILL: DocumentPart[] = [
  {
    title: 'Mill',
    path: ['Working for us'],
    text: 'We offer thirty-six hours a week and twenty-six days of leave. Everybody gets a pension.',
  },
  {
    title: 'Mill',
    path: ['Safety'],
    text: 'Anybody may put their foot down and stop a machine where somebody could get hurt.',
  },
  {
    title: 'Notes',
    path: ['The oven'],
    text: 'I refused to sign for the oven. Its guard was loose, and I told my manager that nobody would use it.',
  },
];

async function askedBesideMill(question: string) {
  const coach = byMeaning.of('bob');
  await coach.openDocuments('1', async () => MILL);
  await coach.learned();
  return { coach, about: { ...asked(question), documents: { owner: 'bob', version: '1' } } };
}

test('a document of the company tells what would be left blank', async () => {
  const { coach, about } = await askedBesideMill('What working hours and benefits do we offer to employees?');
  expect((await coach.answer(about)).source).toBe('From Mill: Working for us');
});

test('what the user wrote of themselves goes first where their past is asked about', async () => {
  const { coach, about } = await askedBesideMill(
    'When have you put your foot down because somebody could have got hurt?',
  );
  expect((await coach.brief(about)).passages[0]?.source).toBe('From Notes: The oven');
});

test('without a document the posting tells what the company does, and its values', async () => {
  const posting: Material = {
    ...material,
    company: 'Tarnbeck',
    jobDescription:
      'Tarnbeck keeps food and medicine cold. We look for a team leader. Our values are candour and care.',
  };
  const said = (text: string) =>
    byWords.of('ada').answer({ material: posting, turns: [{ role: 'user', text }] });
  expect(await said('What do you know about our company?')).toMatchObject({
    text: 'What I have read is this.\nTarnbeck keeps food and medicine cold.',
    source: 'From the posting',
  });
  expect((await said('What are our values?')).text).toContain('Our values are candour and care.');
});

test('that there is no model on this machine is known from when one was looked for', async () => {
  const thread = open(models.of('nothing'));
  expect(thread.isByWords()).toBe(false);
  await thread.of('ada').read(material);
  expect(thread.isByWords()).toBe(true);
});
