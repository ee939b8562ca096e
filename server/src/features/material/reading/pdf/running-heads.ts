import type { Line } from './lines.ts';

/** How many lines at a page's edge may belong to its head or foot. */
const EDGE = 3;
const PAGE_NUMBER = /^(?:page|seite|стр\.?)?\s*\d{1,3}(?:\s*(?:of|\/|von|из)\s*\d{1,3})?$/iu;

/** Takes away what every page repeats; the first page keeps its head, which says whose résumé it is. */
export function dropRunningHeads(pages: readonly Line[][]): Line[][] {
  const heads = repeated(pages.map((lines) => edge(lines, 'top')));
  const feet = repeated(pages.map((lines) => edge(lines, 'bottom')));
  return pages.map((lines, page) => {
    const isHead = new Set(page === 0 ? [] : edge(lines, 'top').filter((line) => heads.has(formOf(line))));
    const isFoot = new Set(
      edge(lines, 'bottom').filter((line) => feet.has(formOf(line)) || PAGE_NUMBER.test(line.text.trim())),
    );
    return lines.filter((line) => !isHead.has(line) && !isFoot.has(line));
  });
}

function edge(lines: readonly Line[], side: 'top' | 'bottom'): Line[] {
  const inOrder = lines.toSorted((a, b) => a.baseline - b.baseline);
  return side === 'top' ? inOrder.slice(0, EDGE) : inOrder.slice(-EDGE);
}

/** On more than half of the pages, at about the same height. */
function repeated(edges: readonly Line[][]): Set<string> {
  const counted = new Map<string, number>();
  for (const lines of edges)
    for (const form of new Set(lines.map(formOf))) counted.set(form, (counted.get(form) ?? 0) + 1);
  const most = Math.max(2, Math.floor(edges.length / 2) + 1);
  return new Set([...counted].filter(([, count]) => count >= most).map(([form]) => form));
}

/** The same on every page but for its number. */
const formOf = ({ text, baseline }: Line): string =>
  `${text.replace(/\d+/g, '#').trim()} at ${Math.round(baseline / 4)}`;
