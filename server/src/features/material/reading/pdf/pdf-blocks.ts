import type { DocumentBlock } from '../document/block.ts';
import { joinLines } from './join-lines.ts';
import type { PdfLine } from './lines.ts';

const LARGER = 1.15;
const LONGEST = 120;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})+)\.?\s+\p{Lu}.*[^.,;:]$/u;
const LEADING = 1.6;

export function pdfBlocks(pages: readonly PdfLine[][]): DocumentBlock[] {
  const sizes = headingSizes(pages.flat());
  const blocks: DocumentBlock[] = [];
  let between: PdfLine[][] = [];
  let last: PdfLine | undefined;
  const close = (): void => {
    if (between.some((lines) => lines.length > 0)) blocks.push({ level: 0, text: joinLines(between) });
    between = [];
  };
  for (const lines of pages) {
    between.push([]);
    for (const line of lines) {
      const level = levelOf(line, sizes);
      const heading = blocks.at(-1);
      if (level === 0) between.at(-1)!.push(line);
      else if (heading && last && goesOn(last, line)) heading.text += ` ${line.text}`;
      else {
        close();
        between.push([]);
        blocks.push({ level, text: line.text });
      }
      last = level === 0 ? undefined : line;
    }
    last = undefined;
  }
  close();
  return blocks;
}

const rounded = (size: number): number => Math.round(size * 2) / 2;

function headingSizes(lines: readonly PdfLine[]): number[] {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = rounded(size);
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  const [most = 0] = [...letters].toSorted(([, one], [, other]) => other - one).map(([size]) => size);
  return [...letters.keys()].filter((size) => size >= LARGER * most).toSorted((a, b) => b - a);
}

function levelOf({ text, size }: PdfLine, sizes: readonly number[]): number {
  if (text.length > LONGEST || !/\p{L}/u.test(text)) return 0;
  const bySize = sizes.indexOf(rounded(size)) + 1;
  if (bySize > 0) return bySize;
  const number = NUMBERED.exec(text)?.[1];
  return number === undefined ? 0 : sizes.length + number.split('.').length;
}

const goesOn = (before: PdfLine, line: PdfLine): boolean =>
  rounded(before.size) === rounded(line.size) &&
  before.column === line.column &&
  !NUMBERED.test(line.text) &&
  line.baseline - before.baseline < LEADING * line.size;
