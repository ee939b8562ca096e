import { sectionOf } from '#coach/layout.ts';
import type { PdfLine } from './lines.ts';
import { type CutPage, linesInOrder } from './reading-order.ts';

/** Share of the wider column's width; a wider one is no sidebar. */
const SIDEBAR = 0.8;

/**
 * Pages in reading order: a sidebar continues over pages and is read after the text. Above its first heading
 * it belongs to the page's head.
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
