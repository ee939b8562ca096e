import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPrefixesFolder, type PrefixesFolder } from './prefixes-folder.ts';

const HOUR_MS = 3_600_000;

let all: string;
const opened: PrefixesFolder[] = [];
beforeEach(async () => void (all = await mkdtemp(join(tmpdir(), 'pythia-prefixes-'))));
afterEach(async () => {
  for (const folder of opened.splice(0)) await folder.remove();
  await rm(all, { recursive: true });
});

const onTrouble = (error: unknown): never => {
  throw error;
};

async function open(renewedEveryMs?: number): Promise<PrefixesFolder> {
  const folder = await openPrefixesFolder(all, { onTrouble, ...(renewedEveryMs && { renewedEveryMs }) });
  opened.push(folder);
  return folder;
}

const age = (path: string) => utimes(path, new Date(Date.now() - HOUR_MS), new Date(Date.now() - HOUR_MS));

/** Killed an hour ago. */
async function leaveBehind(name: string, { isLeased }: { isLeased: boolean }): Promise<void> {
  await mkdir(join(all, name));
  await writeFile(join(all, name, '200-7-x.state'), 'a résumé');
  if (!isLeased) return;
  await writeFile(join(all, `${name}.lease`), '');
  await age(join(all, `${name}.lease`));
}

const folders = async () => (await readdir(all)).filter((name) => !name.endsWith('.lease'));

test('two servers of one process number have a folder each, for their owner alone', async () => {
  const [one, other] = [await open(), await open()];
  expect(one.path).not.toBe(other.path);
  expect(await folders()).toHaveLength(2);
  expect((await stat(one.path)).mode & 0o777).toBe(0o700);
});

test('what servers left behind is removed, with a lease or without', async () => {
  await leaveBehind('12', { isLeased: true });
  await leaveBehind('34', { isLeased: false });
  const name = basename((await open()).path);
  expect(await readdir(all)).toEqual([name, `${name}.lease`]);
});

test('a lease is renewed, and what others leave behind later is removed too', async () => {
  const { path } = await open(20);
  await writeFile(join(path, '200-7-x.state'), 'a résumé');
  await age(`${path}.lease`);
  await leaveBehind('12', { isLeased: true });
  await vi.waitUntil(async () => !(await folders()).includes('12'));
  await vi.waitUntil(async () => (await stat(`${path}.lease`)).mtimeMs > Date.now() - HOUR_MS / 2);
  expect(await folders()).toEqual([basename(path)]);
  expect(await readdir(path)).toEqual(['200-7-x.state']);
});

test('removed, it does not come back', async () => {
  const folder = await open(1);
  await writeFile(join(folder.path, '200-7-x.state'), 'a résumé');
  await folder.remove();
  expect(await readdir(all)).toEqual([]);
});
