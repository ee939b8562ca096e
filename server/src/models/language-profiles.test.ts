import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import { QWEN_2B, QWEN_800M, SMOLLM } from './catalogue.ts';
import { isIntact } from './installed-models.ts';
import { installedLanguageProfile, languageProfileFor } from './language-profiles.ts';
import type { Model } from './model.ts';
import { obtainModels } from './obtain-models.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-language-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function put({ name, contents }: Model): Promise<void> {
  await mkdir(join(directory, name));
  for (const file of contents) await writeFile(join(directory, name, file), '');
}

test.each([
  ['8 GB and four cores', 8.2e9, 4, 'qwen3.5-2b'],
  ['much memory and two cores', 64e9, 2, 'qwen3.5-0.8b'],
  ['many cores and 4 GB', 4.1e9, 16, 'qwen3.5-0.8b'],
])('a machine of %s gets what it can run', (_name, memoryBytes, cores, chosen) => {
  expect(languageProfileFor({ memoryBytes, cores }).name).toBe(chosen);
});

test('of those that are there the best is used, and the one that invents only where it is named', async () => {
  await put(SMOLLM);
  expect(installedLanguageProfile(directory)).toBeUndefined();
  expect(installedLanguageProfile(directory, 'smollm2-135m')?.title).toBe('SmolLM2 135M');
  await put(QWEN_800M);
  expect(installedLanguageProfile(directory, 'llama3.2')?.title).toBe('Qwen3.5 0.8B');
  await put(QWEN_2B);
  expect(installedLanguageProfile(directory)?.title).toBe('Qwen3.5 2B');
  expect(installedLanguageProfile(directory, 'qwen3.5-0.8b')?.title).toBe('Qwen3.5 0.8B');
});

test('weights come file by file over a connection that breaks, and every byte of them is checked', async () => {
  const [file = ''] = SMOLLM.contents;
  const weights = await readFile(join(MODELS_DIRECTORY, SMOLLM.name, file));
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.range ?? ''}`.trim());
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': weights.length - from });
    if (from > 0) response.end(weights.subarray(from));
    else response.write(weights.subarray(0, 60_000_000), () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [source] = SMOLLM.sources;
  const files = source?.kind === 'python-package' ? source.files : [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/qwen/resolve/main`;
  const published: Model = { ...SMOLLM, sources: [{ kind: 'files', url, files }] };
  const progress: number[] = [];
  await obtainModels(directory, [published], {
    signal: new AbortController().signal,
    onProgress: (fraction) => progress.push(fraction),
  });
  server.closeAllConnections();
  server.close();
  expect(asked[0]).toBe(`/qwen/resolve/main/${file}`);
  expect(asked[1]).toMatch(/ bytes=\d{2,}-$/);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
  expect(await isIntact(directory, published)).toBe(true);
});
