import { readHeader, sectionOf } from '#coach/layout.ts';
import type { Line } from './lines.ts';

const BULLET = /^(?:[•▪●■◦‣⁃➢❖·*\uF020-\uF0FF–—-]\s|\(?\d{1,2}[.)]\s)/u;
/** They begin a word that has a hyphen wherever it stands. */
const COMPOUND =
  /^(?:full|part|self|non|pre|post|co|ex|long|short|high|low|well|cross|multi|on|off|in|end|front|back|hands|real|large|small|first|third|user|data|cost|award|customer|client|problem|decision|object|open|cloud|state|year|day|night|team)$/i;
const BROKEN_WORD = /(\p{L}+)-$/u;
/** What goes on from the line before; scripts without small letters say no more. */
const RUNS_ON = /^[\p{Ll}\p{Lo}]/u;
/** What asks for more, whatever that begins with. */
const OPEN = /[,&|–—]$|\b(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/i;
/** Of the usual distance of lines: beyond it a paragraph ends. */
const PARAGRAPH_GAP = 1.35;

/** Lines as they are read → text: what only the page's width has broken is one line again. */
export function joinLines(pages: readonly Line[][]): string {
  const columns = pages.flatMap((lines) => [...Map.groupBy(lines, ({ column }) => column).values()]);
  return columns.map(joinColumn).join('\n\n');
}

function joinColumn(lines: readonly Line[]): string {
  const edge = Math.max(...lines.map(({ right }) => right));
  const wraps = lines.some((line, place) => RUNS_ON.test(line.text) && isFull(lines[place - 1], line, edge));
  const leading = usualLeading(lines);
  let text = '';
  let start: Line | undefined; // of what is one line in the end
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1];
    const isNear = before !== undefined && line.baseline - before.baseline <= PARAGRAPH_GAP * leading;
    if (before && start && isNear && goesOn({ start, before, line, edge, wraps }))
      text = unbroken(text, line.text);
    else {
      const gap = before === undefined ? '' : isNear ? '\n' : '\n\n';
      text += gap + withHeadingApart(line.text);
      start = line;
    }
  }
  return text;
}

/** The median of the distances; what is farther than three lines is no leading. */
function usualLeading(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line, place) => line.baseline - lines[place]!.baseline)
    .filter((gap, place) => gap > 0 && gap < 3 * lines[place]!.size)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 12;
}

interface Pair {
  start: Line;
  before: Line;
  line: Line;
  edge: number;
  /** Whether the width breaks lines in this column at all: else the widest one only happens to be it. */
  wraps: boolean;
}

/** Whether a line goes on with the one before: it hangs below a bullet, or its first word had no room there. */
function goesOn({ start, before, line, edge, wraps }: Pair): boolean {
  const isSameSort = Math.abs(before.size - line.size) < 0.5 && !before.text.includes('\t');
  if (!isSameSort || BULLET.test(line.text) || line.text.includes('\t')) return false;
  if (sectionOf(line.text) !== undefined || sectionOf(before.text) !== undefined) return false;
  if (BULLET.test(start.text)) return line.left > start.left + 0.3 * line.size;
  if (BROKEN_WORD.test(before.text) && /^\p{Ll}/u.test(line.text)) return true;
  if (!isFull(before, line, edge)) return false;
  if (RUNS_ON.test(line.text) || OPEN.test(before.text)) return true;
  return wraps && readHeader(line.text) === undefined;
}

/** Whether the first word of a line had no room in the one before. */
function isFull(before: Line | undefined, line: Line, edge: number): boolean {
  const [word = ''] = line.text.split(' ', 1);
  const room = ((line.right - line.left) / line.text.length) * (word.length + 1);
  return before !== undefined && before.right + room > edge;
}

/** `cus-` and `tomers` are one word; `full-` and `time` keep their hyphen. */
function unbroken(text: string, next: string): string {
  const start = BROKEN_WORD.exec(text)?.[1];
  if (start === undefined || !/^\p{Ll}/u.test(next)) return `${text} ${next}`;
  return (COMPOUND.test(start) ? text : text.slice(0, -1)) + next;
}

/** A heading in the margin, beside the first line that it stands for. */
function withHeadingApart(text: string): string {
  const [first = '', ...rest] = text.split('\t');
  return rest.length > 0 && sectionOf(first) !== undefined ? `${first}\n${rest.join('\t')}` : text;
}
