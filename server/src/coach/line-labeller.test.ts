import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { type LineLabeller, lineLabeller } from './line-labeller.ts';
import { NO_MATERIAL } from './material.ts';

const FAULTY = new URL('thread/testing/faulty-line-worker.ts', import.meta.url);
const failures: string[] = [];
let labeller: LineLabeller;
const open = (module?: URL): LineLabeller =>
  (labeller = lineLabeller({
    onFailure: ({ message }) => void failures.push(message),
    ...(module && { module }),
  }));
afterEach(async () => {
  failures.length = 0;
  await labeller.close();
});

test('parts of a material are labelled, an empty one not', async () => {
  open();
  const labels = await labeller.labelsIn({
    ...NO_MATERIAL,
    work: 'EXPERIENCE\nBaker, Rye & Co., 2019 – 2021\n• Baked rye bread',
  });
  expect(labels?.education).toEqual([]);
  expect(labels?.work.map(({ row }) => row)).toEqual([0, 1, 2]);
  expect(labels?.work[0]?.labels).toEqual(['heading']);
  expect(failures).toEqual([]);
});

const niceOfThreads = (): number[] =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]),
  );

test.runIf(process.platform === 'linux')(
  'lines are read behind whatever an interview waits for',
  async () => {
    open();
    await labeller.label(['Baker, Rye & Co., 2019 – 2021']);
    const own = getPriority(process.pid);
    expect(niceOfThreads()).toContain(Math.min(19, own + 10));
  },
);

test('the same text is read once', async () => {
  open(FAULTY);
  const [first, second] = await Promise.all([labeller.label(['count']), labeller.label(['count'])]);
  expect([first, second, await labeller.label(['count'])]).toEqual([first, first, first]);
  expect(await labeller.label(['count', 'again'])).not.toEqual(first);
});

test('a thread that dies over a text leaves it to rules, says so, and reads the next one', async () => {
  open(FAULTY);
  expect(await labeller.label(['die'])).toBeUndefined();
  expect(failures).toEqual(['The thread has ended']);
  expect(await labeller.label(['count'])).toHaveLength(1);
});

test('a text at which the thread hangs is left to rules from then on, and holds up nobody again', async () => {
  labeller = lineLabeller({
    module: FAULTY,
    hangsAfterMs: 500,
    onFailure: ({ name }) => void failures.push(name),
  });
  expect(await labeller.label(['hang'])).toBeUndefined();
  expect(await labeller.label(['hang'])).toEqual([]);
  expect(await labeller.label(['count'])).toHaveLength(1);
  expect(failures).toEqual(['Hung']);
});

test('without a model nothing is asked of the thread again', async () => {
  open(FAULTY);
  expect(await labeller.label(['no model'])).toBeUndefined();
  expect(await labeller.label(['count'])).toBeUndefined();
  expect(failures).toEqual(['Résumés are read by rules: no runtime']);
});
