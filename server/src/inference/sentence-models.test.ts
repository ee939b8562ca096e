import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type SentenceModels, sentenceModels } from './sentence-models.ts';

const FAULTY = new URL('testing/faulty-sentence-worker.ts', import.meta.url);
const failures: string[] = [];
let models: SentenceModels;
const open = (module?: URL, hangsAfterMs?: number): SentenceModels =>
  (models = sentenceModels({
    onFailure: ({ message }) => void failures.push(message),
    ...(module && { module }),
    ...(hangsAfterMs && { hangsAfterMs }),
  }));
afterEach(async () => {
  failures.length = 0;
  await models.close();
});

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, number, at) => sum + number * other[at]!, 0);

test('what means the like is nearer than what has the same words', async () => {
  const meaning = open().of('meaning');
  const [asked, story, other] = await Promise.all(
    [
      'Tell me about a time you disagreed with your manager.',
      'The head of maintenance ordered us to skip the second inspection. I refused to sign.',
      'My manager and I had lunch at the same time each day.',
    ].map((text) => meaning.vector(text)),
  );
  expect(cosine(asked!, asked!)).toBeCloseTo(1, 5);
  expect(cosine(asked!, story!)).toBeGreaterThan(cosine(asked!, other!) + 0.1);
  expect(failures).toEqual([]);
});

test('a text has the same vector whatever is read beside it, also the longest', async () => {
  const meaning = open().of('meaning');
  const alone = await meaning.vector('I refused to sign.');
  await models.close();
  const again = open().of('meaning');
  const [, beside] = await Promise.all([
    again.vector('word '.repeat(5_000)),
    again.vector('I refused to sign.'),
  ]);
  expect(beside).toEqual(alone);
});

test('the same text is read once, by each model', async () => {
  const [one, other] = [open(FAULTY).of('one'), models.of('other')];
  const read = await Promise.all([one.vector('bread'), one.vector('bread', 'ahead'), other.vector('bread')]);
  expect(read.map((vector) => vector?.[0])).toEqual([1, 1, 2]);
});

test('what somebody waits for is read before what is made ready', async () => {
  const model = open(FAULTY).of('one');
  const order: string[] = [];
  const read = (text: string, need: 'now' | 'ahead') =>
    model.vector(text, need).then((vector) => (order[vector![0]!] = text));
  await Promise.all([
    ...['first', 'second', 'third'].map((text) => read(text, 'ahead')),
    ...['asked', 'asked too'].map((text) => read(text, 'now')),
  ]);
  expect(order.filter(Boolean)).toEqual(['first', 'asked', 'asked too', 'second', 'third']);
});

test('what somebody waits for is read within a long text that is made ready, and both end', async () => {
  const model = open(FAULTY).of('one');
  const [long, asked] = await Promise.all([
    model.vector('long story', 'ahead'),
    model.vector('asked', 'now'),
  ]);
  expect([asked?.[0], long?.[0]]).toEqual([1, 2]);
});

test('a text that is read in pieces has the vector of one that is read whole', async () => {
  const story = 'The head of maintenance ordered us to skip the second inspection. '.repeat(20);
  const whole = await open().of('meaning').vector(story);
  await models.close();
  const inPieces = await open().of('meaning').vector(story, 'ahead');
  expect(whole).toHaveLength(384);
  expect(inPieces).toEqual(whole);
});

test('a thread that dies over a text says so, and reads the next one', async () => {
  const model = open(FAULTY).of('one');
  const [dead, alive] = await Promise.all([model.vector('die'), model.vector('bread')]);
  expect([dead, alive?.[0]]).toEqual([undefined, 1]);
  expect(failures).toEqual(['The thread has ended']);
});

test('a text at which the thread hangs is not begun again', async () => {
  const model = open(FAULTY, 500).of('one');
  expect(await model.vector('hang')).toBeUndefined();
  expect(await model.vector('hang')).toBeUndefined();
  expect((await model.vector('bread'))?.[0]).toBe(1);
  expect(failures).toEqual(['Not done within 500 ms']);
});

test('a model that is not there is asked for once; another one is read by', async () => {
  const [missing, other] = [open().of('nothing'), models.of('meaning')];
  const read = await Promise.all([missing.vector('bread'), missing.vector('rye')]);
  expect(read).toEqual([undefined, undefined]);
  expect(missing.isThere).toBe(false);
  expect(failures).toEqual([expect.stringMatching(/^There is no model “nothing”: /)]);
  expect(await other.vector('bread')).toHaveLength(384);
});

test('more than may wait is left without a vector', async () => {
  const model = open(FAULTY).of('one');
  const read = await Promise.all(Array.from({ length: 300 }, (_, at) => model.vector(String(at))));
  expect(read.filter((vector) => vector === undefined)).toHaveLength(99);
  expect(new Set(failures)).toEqual(new Set(['Too many texts wait for their vectors']));
});

test('a process outlives a thread that is closed while it reads', async () => {
  const program = fileURLToPath(new URL('testing/close-while-reading.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 30_000);

test('a closed thread reads nothing more', async () => {
  const meaning = open().of('meaning');
  await models.close();
  expect(await meaning.vector('I refused to sign.')).toBeUndefined();
});
