import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KROKO, QWEN_2B } from './catalogue.ts';
import { recordInstallation } from './installed-models.ts';
import { manageModels } from './manage-models.ts';

let directory: string;
let said: string[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-managed-'));
  said = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(directory, { recursive: true });
});

async function install(): Promise<void> {
  const folder = join(directory, KROKO.name);
  await mkdir(folder);
  for (const name of KROKO.contents) await writeFile(join(folder, name), 'x'.repeat(1_000_000));
  await recordInstallation(folder, KROKO, 'a mirror');
}

test('lists what each is for, its size, its source and its licence', async () => {
  await install();
  expect(await manageModels(directory, [])).toBe(0);
  expect(said).toContain(`${KROKO.name}: ${KROKO.purpose} (4 MB, from a mirror, CC-BY-SA)`);
  expect(said.filter((line) => line.endsWith('(not installed)')).length).toBe(6);
});

test('checks every byte', async () => {
  await install();
  expect(await manageModels(directory, ['check'])).toBe(0);
  await writeFile(join(directory, KROKO.name, KROKO.contents[0]!), `y${'x'.repeat(999_999)}`);
  expect(await manageModels(directory, ['check'])).toBe(1);
  expect(said.at(-1)).toBe(`${KROKO.name}: damaged; npm run setup fetches it again`);
});

test('says of a language model how it is fetched again, since not everybody has one', async () => {
  await mkdir(join(directory, QWEN_2B.name));
  await writeFile(join(directory, QWEN_2B.name, QWEN_2B.contents[0]!), 'half of it');
  expect(await manageModels(directory, ['check'])).toBe(1);
  expect(said).toEqual([`${QWEN_2B.name}: damaged; npm run setup -- --answers=qwen3.5-2b fetches it again`]);
});

test('removes one by its name, and nothing by another', async () => {
  await install();
  expect(await manageModels(directory, ['remove', '../elsewhere'])).toBe(1);
  expect(await readdir(directory)).toEqual([KROKO.name]);
  expect(await manageModels(directory, ['remove', KROKO.name])).toBe(0);
  expect(await readdir(directory)).toEqual([]);
});

test('says how it is used', async () => {
  expect(await manageModels(directory, ['remove'])).toBe(2);
  expect(said.at(-1)).toMatch(/^usage: /);
});
