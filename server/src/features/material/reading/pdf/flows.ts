import { sectionOf } from '#coach/layout.ts';
import type { PdfLine } from './lines.ts';
import { type CutPage, linesInOrder } from './reading-order.ts';

/** Of the wider column: a column as wide is no sidebar. */
const SIDEBAR = 0.8;

/**
 * The pages of a résumé as they are read: a sidebar goes on from page to page beside the text, and is read behind it.
 * What stands in it above its first heading is of the page's head: a name, an address.
 */
export function inFlows(pages: readonly CutPage[]): PdfLine[][] {
  const side = sidebarOf(pages);
  if (side === undefined) return pages.map(linesInOrder);
  const text = side === 'left' ? 'right' : 'left';
  const beside = pages.flatMap((page) => page[side]);
  const heading = beside.findIndex((line) => sectionOf(line.text) !== undefined);
  const ofHead = heading < 0 ? beside : beside.slice(0, heading);
  const [first, ...others] = pages.map((page) => [...page[text], ...page.below]);
  return [
    pages[0]!.above,
    ofHead,
    first!,
    ...others.map((lines, at) => [...pages[at + 1]!.above, ...lines]),
    beside.slice(ofHead.length),
  ].filter((lines) => lines.length > 0);
}

/** The side of the narrower column; undefined where there is none, or both are as wide. */
function sidebarOf(pages: readonly CutPage[]): 'left' | 'right' | undefined {
  const cut = pages.filter(({ x }) => x !== undefined);
  const [left, right] = [
    widthOf(cut.flatMap((page) => page.left)),
    widthOf(cut.flatMap((page) => page.right)),
  ];
  if (Math.min(left, right) > SIDEBAR * Math.max(left, right)) return undefined;
  return left < right ? 'left' : 'right';
}

const widthOf = (lines: readonly PdfLine[]): number =>
  lines.length === 0
    ? 0
    : Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
