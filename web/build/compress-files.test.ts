import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'pythia-compress-'))));
afterEach(() => rmSync(dir, { recursive: true }));

test('text gets a Brotli and a gzip copy of the same content', async () => {
  const script = 'export const answer = 42;\n'.repeat(40);
  writeFileSync(join(dir, 'main.js'), script);
  await compressFiles(dir);
  expect(brotliDecompressSync(readFileSync(join(dir, 'main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(dir, 'main.js.gz'))).toString()).toBe(script);
});

test('what would not become smaller gets none, and neither does what is compressed already', async () => {
  writeFileSync(join(dir, 'tiny.js'), '1');
  writeFileSync(join(dir, 'face.woff2'), 'a'.repeat(1_000));
  await compressFiles(dir);
  expect(existsSync(join(dir, 'tiny.js.br'))).toBe(false);
  expect(existsSync(join(dir, 'face.woff2.br'))).toBe(false);
});
