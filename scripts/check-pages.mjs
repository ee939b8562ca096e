// holds docs/ to readable lengths
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Words by place; numbered pages are records. */
const LIMITS = {
  'docs/ARCHITECTURE.md': 900,
  'docs/running.md': 2_000,
  'docs/decisions/[0-9]*.md': 200,
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

if (process.argv[1] && relative(import.meta.filename, process.argv[1]) === '') {
  const pages = longPages(process.cwd());
  for (const page of pages) console.error(page);
  process.exitCode = pages.length > 0 ? 1 : 0;
}
