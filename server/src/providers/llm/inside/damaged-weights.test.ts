import { copyFile, mkdir, mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SMOLLM } from '#models/catalogue.ts';
import { recordInstallation } from '#models/installed-models.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import { modelChildren, never, openHost, jobOutcome, promptOf } from './testing/open-host.ts';

const [FILE = ''] = SMOLLM.contents;
const DAMAGED = 'The language model is damaged: npm run setup -- --answers=smollm2-135m fetches it again.';

let directory: string;
let weights: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-damaged-'));
  const folder = join(directory, SMOLLM.name);
  await mkdir(folder);
  weights = join(folder, FILE);
  await copyFile(join(MODELS_DIRECTORY, SMOLLM.name, FILE), weights);
});
afterEach(() => rm(directory, { recursive: true }));

/** Right checksum of damaged files. */
const record = () => recordInstallation(join(directory, SMOLLM.name), SMOLLM, 'a publisher of damaged files');

/** The reason given up; the server lives on. */
async function troubleWith(loadedWithinMs?: number): Promise<string> {
  const opened = await openHost({ load: { directory }, loadedWithinMs });
  await vi.waitUntil(() => opened.troubles.length > 0, { timeout: 80_000 });
  await expect(
    jobOutcome(opened.host.run({ messages: promptOf('Why?'), answer: undefined }, never)),
  ).rejects.toMatchObject({ code: 'failed' });
  await opened.close();
  expect(modelChildren()).toEqual([]);
  return opened.troubles.join('\n');
}

test('weights that were cut off are not loaded', async () => {
  await truncate(weights, 50_000_000);
  expect(await troubleWith()).toBe(DAMAGED);
});

test('weights of which one bit is another are not loaded', async () => {
  const file = await open(weights, 'r+');
  await file.write(Buffer.from([7]), 0, 1, 50_000_000);
  await file.close();
  expect(await troubleWith()).toBe(DAMAGED);
});

test.each<[string, () => Promise<unknown>]>([
  ['cut off', () => truncate(weights, 50_000_000)],
  ['a text', () => writeFile(weights, 'no weights at all')],
])('weights that were published %s are given up', async (_name, damage) => {
  await damage();
  await record();
  expect(await troubleWith()).toMatch(/^The language model cannot be loaded/);
});

/** A tensor behind the vocabulary. */
const TENSOR = 'blk.0.attn_norm.weight';

test('weights whose loading never ends are given up after some tries', async () => {
  const content = await readFile(weights);
  const at = content.indexOf(TENSOR);
  for (let byte = at; byte < at + 4_000; byte += 1) content[byte] = (byte * 7_919) % 251;
  await writeFile(weights, content);
  await record();
  expect(await troubleWith(4_000)).toMatch(/^The language model cannot be loaded/);
});
