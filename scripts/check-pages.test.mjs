import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { longPages, surplusRecords } from './check-pages.mjs';

const words = (count) => 'word '.repeat(count);
const PAGES = {
  'docs/ARCHITECTURE.md': 900,
  'docs/running.md': 2_000,
  'docs/decisions/007-a-record.md': 200,
};

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(root, 'docs/decisions'), { recursive: true });
  for (const [page, most] of Object.entries(PAGES)) writeFileSync(join(root, page), words(most));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lets pages be as long as they may', () => {
  expect(longPages(root)).toEqual([]);
});

it.each(Object.entries(PAGES))('names %s with a word more than %i', (page, most) => {
  writeFileSync(join(root, page), words(most + 1));
  expect(longPages(root)).toEqual([`${page} has ${most + 1} words; at most ${most}.`]);
});

it('lets pages be longer that are no records', () => {
  writeFileSync(join(root, 'docs/decisions/given-up.md'), words(201));
  expect(longPages(root)).toEqual([]);
});

it('fails where a page that it counts is missing', () => {
  rmSync(join(root, 'docs/running.md'));
  expect(() => longPages(root)).toThrow('docs/running.md');
});

it('lets as many records be as there may', () => {
  for (let number = 100; number < 129; number++)
    writeFileSync(join(root, `docs/decisions/${number}-a-record.md`), '');
  expect(surplusRecords(root)).toEqual([]);
});

it('tells of a record more', () => {
  for (let number = 100; number < 130; number++)
    writeFileSync(join(root, `docs/decisions/${number}-a-record.md`), '');
  expect(surplusRecords(root)).toEqual(['docs/decisions has 31 records; at most 30: merge or delete some.']);
});
