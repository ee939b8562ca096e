// holds docs/ to readable lengths and numbers
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const RECORDS = 'docs/decisions/[0-9]*.md';
const MOST_RECORDS = 30;

/** Words by place. */
const LIMITS = {
  'docs/ARCHITECTURE.md': 900,
  'docs/running.md': 2_000,
  [RECORDS]: 200,
};

/**
 * @param root holds docs/
 * @returns too long pages as lines
 * @throws when a place of {@link LIMITS} has none
 */
export function longPages(root) {
  return Object.entries(LIMITS).flatMap(([place, most]) => {
    const pages = globSync(place, { cwd: root });
    if (pages.length === 0) throw new Error(`No page at ${place}: this check would hold nothing.`);
    return pages.toSorted().flatMap((page) => {
      const words = readFileSync(join(root, page), 'utf8').split(/\s+/u).filter(Boolean).length;
      return words > most ? [`${page} has ${words} words; at most ${most}.`] : [];
    });
  });
}

/** @returns a line where there are too many records */
export function surplusRecords(root) {
  const { length } = globSync(RECORDS, { cwd: root });
  return length > MOST_RECORDS
    ? [`docs/decisions has ${length} records; at most ${MOST_RECORDS}: merge or delete some.`]
    : [];
}

if (process.argv[1] && relative(import.meta.filename, process.argv[1]) === '') {
  const root = process.cwd();
  const faults = [...longPages(root), ...surplusRecords(root)];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
