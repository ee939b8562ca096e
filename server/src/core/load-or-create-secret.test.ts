import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pythia-secret-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('makes a secret once, readable by its owner alone', async () => {
  const file = join(dir, 'data', 'secret-key');
  const made = await loadOrCreateSecret(file);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await loadOrCreateSecret(file)).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(dir, 'data')).mode & 0o777).toBe(0o700);
});

test('every file gets a secret of its own', async () => {
  expect(await loadOrCreateSecret(join(dir, 'one'))).not.toBe(await loadOrCreateSecret(join(dir, 'other')));
});

test('processes that start at once agree on one', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadOrCreateSecret(join(dir, 'secret-key'))),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(dir)).toEqual(['secret-key']);
});

test('keeps a secret that the operator wrote', async () => {
  writeFileSync(join(dir, 'secret-key'), 'written by hand, and long enough to be one\n');
  expect(await loadOrCreateSecret(join(dir, 'secret-key'))).toBe(
    'written by hand, and long enough to be one',
  );
});

test.each(['', 'short\n'])('refuses a file that holds only %j', async (text) => {
  writeFileSync(join(dir, 'secret-key'), text);
  await expect(loadOrCreateSecret(join(dir, 'secret-key'))).rejects.toThrow(
    /^SECRET_KEY: .*secret-key holds fewer/,
  );
});
