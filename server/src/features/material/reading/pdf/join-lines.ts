import { findDates, readHeader, sectionOf, startsWithVerb, verbForm } from '#coach/layout.ts';
import type { PdfLine } from './lines.ts';

const BULLET = /^(?:[•▪●■◦‣⁃➢❖✓✔➤►▸·*\uF020-\uF0FF–—-]\s|\(?\d{1,2}[.)]\s)/u;
/** They begin a word that has a hyphen wherever it stands. */
const COMPOUND =
  /^(?:full|part|self|non|pre|post|co|ex|long|short|high|low|well|cross|multi|on|off|in|end|front|back|hands|real|large|small|first|third|user|data|cost|award|customer|client|problem|decision|object|open|cloud|state|year|day|night|team)$/i;
const BROKEN_WORD = /(\p{L}+)-$/u;
/** What goes on from the line before; scripts without small letters say no more. */
const RUNS_ON = /^[\p{Ll}\p{Lo}]/u;
/** An address is in small letters wherever it stands. */
const REACH = /^\S*[@/]|^www\./;
/** What asks for more, whatever that begins with. */
const OPEN = /[,&|–—]$|\b(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/i;
/** Of the usual distance of lines: beyond it a paragraph ends. */
const PARAGRAPH_GAP = 1.35;
/** Of the distance at which lines go on: beyond it another item of a list begins. */
const ITEM_GAP = 1.15;
/** A line of fewer words is an entry by itself, which only happens to be as long as its column is wide. */
const LEAST_WORDS = 4;
/** Points: lines of one width end so near each other, unless a long word had no room. */
const RAGGED = 40;
/** Of the size of letters: lines that begin so near each other begin at the same edge. */
const SAME_EDGE = 0.6;

/**
 * Lines as they are read → text: what only the page's width, or its end, has broken is one line again.
 * @param pages each a page or a part of one
 */
export function joinLines(pages: readonly PdfLine[][]): string {
  const columns = pages.flatMap((lines) =>
    [...Map.groupBy(lines, ({ column }) => column).values()].map(withWholeCells),
  );
  let text = '';
  let before: Column | undefined;
  for (const lines of columns) {
    const column = columnOf(lines);
    const joined = joinColumn(column);
    if (before && goesOnBelow(before, column)) text = unbroken(text, joined);
    else text += `${text === '' ? '' : isItem(lines[0]!) ? '\n' : '\n\n'}${joined}`;
    before = column;
  }
  return text;
}

interface Column {
  lines: readonly PdfLine[];
  /** How far its lines reach. */
  edge: number;
  /** Whether the width breaks lines in this column at all: else the widest one only happens to be it. */
  wraps: boolean;
  leading: number;
  /** The least distance from a line to one that goes on with it; Infinity where none is known to. */
  wrapLeading: number;
}

function columnOf(lines: readonly PdfLine[]): Column {
  const edge = edgeOfAll(lines);
  const gaps = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const isWrapped = RUNS_ON.test(line.text) && !REACH.test(line.text) && isFull(before, line, edge);
    return before && isWrapped ? [line.baseline - before.baseline] : [];
  });
  return {
    lines,
    edge,
    wraps: gaps.length > 0,
    leading: usualLeading(lines),
    wrapLeading: Math.min(Infinity, ...gaps.filter((gap) => gap > 0)),
  };
}

function joinColumn(column: Column): string {
  const { lines, leading } = column;
  let text = '';
  let start: PdfLine | undefined; // of what is one line in the end
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1];
    const isNear = before !== undefined && line.baseline - before.baseline <= PARAGRAPH_GAP * leading;
    if (before && start && isNear && goesOn({ start, before, line, column }))
      text = unbroken(text, line.text);
    else {
      const gap = before === undefined ? '' : isNear ? '\n' : '\n\n';
      text += gap + withBullet(line, before);
      start = line;
    }
  }
  return text;
}

/** The median of the distances; what is farther than three lines is no leading. */
function usualLeading(lines: readonly PdfLine[]): number {
  const gaps = lines
    .slice(1)
    .map((line, place) => line.baseline - lines[place]!.baseline)
    .filter((gap, place) => gap > 0 && gap < 3 * lines[place]!.size)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 12;
}

interface Pair {
  start: PdfLine;
  before: PdfLine;
  line: PdfLine;
  column: Column;
}

/** Whether a line goes on with the one before: it hangs below a bullet, or its first word had no room there. */
function goesOn({ start, before, line, column }: Pair): boolean {
  if (endsRange(before, line)) return true;
  if (!isOfOneSort(before, line)) return false;
  if (before.item !== line.item) return false;
  if (line.item !== undefined) return true;
  const runsOn = RUNS_ON.test(line.text) && !REACH.test(line.text);
  const hangs = BULLET.test(start.text) && isAtEdge(line, start.textLeft);
  const edge = hangs ? edgeOf(column, start.textLeft) : column.edge;
  if (BROKEN_WORD.test(before.text) && /^\p{Ll}/u.test(line.text)) return true;
  if (hangs && runsOn) return true;
  if (!isFull(before, line, edge)) return false;
  if (runsOn || OPEN.test(before.text)) return true;
  if (tellsDeed(line.text) || readHeader(line.text) !== undefined) return false;
  if (BULLET.test(start.text)) return hangs || !/[.!?:]$/.test(before.text);
  const isApart = line.baseline - before.baseline > ITEM_GAP * column.wrapLeading;
  const isProse = before.text.split(' ').length >= LEAST_WORDS;
  return column.wraps && isProse && !isApart;
}

/** `2010` and `– 2012`, which looks like an item. */
const endsRange = (before: PdfLine, line: PdfLine): boolean =>
  /\d$/.test(before.text) &&
  /^[–—-]\s?\d/.test(line.text) &&
  isRange(`${before.text.slice(-12)} ${line.text}`);

/** `Led nine people …` begins an item of its own, though the line before happens to be full. */
const tellsDeed = (text: string): boolean => startsWithVerb(text) && verbForm(text) === 'past';

/** Whether the first line of a column, or of the next page, goes on with the last one before it. */
function goesOnBelow(above: Column, below: Column): boolean {
  const [before, line] = [above.lines.at(-1)!, below.lines[0]!];
  if (!isOfOneSort(before, line) || before.item !== undefined || line.item !== undefined) return false;
  const isOpen = OPEN.test(before.text) || BROKEN_WORD.test(before.text);
  return (isOpen || isFull(before, line, above.edge)) && /^\p{Ll}/u.test(line.text);
}

/** Neither is a heading, and the second begins nothing of its own. */
const isOfOneSort = (before: PdfLine, line: PdfLine): boolean =>
  Math.abs(before.size - line.size) < 0.5 &&
  !before.text.includes('\t') &&
  !line.text.includes('\t') &&
  !BULLET.test(line.text) &&
  sectionOf(line.text) === undefined &&
  sectionOf(before.text) === undefined;

const isAtEdge = (line: PdfLine, left: number): boolean =>
  Math.abs(line.left - left) <= SAME_EDGE * line.size;

/** How far lines reach: at least two of them, since one alone may be a title or a date at the page's other side. */
function edgeOfAll(lines: readonly PdfLine[]): number {
  const rights = lines.filter(({ text }) => !text.includes('\t')).map(({ right }) => right);
  const inOrder = (rights.length > 1 ? rights : lines.map(({ right }) => right)).toSorted((a, b) => b - a);
  return inOrder.find((right, at) => right - (inOrder[at + 1] ?? -Infinity) <= RAGGED) ?? inOrder[0]!;
}

/** How far the lines of a list reach; a list of few lines may not show it. */
function edgeOf({ lines, edge }: Column, textLeft: number): number {
  const listed = lines.filter((line) => isAtEdge(line, textLeft) || Math.abs(line.textLeft - textLeft) < 2);
  return listed.length > 2 ? Math.max(...listed.map(({ right }) => right)) : edge;
}

/** Whether the first word of a line had no room in the one before. */
function isFull(before: PdfLine | undefined, line: PdfLine, edge: number): boolean {
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

/** What the first cell of a row had no room for stands below it: `March 2015 –` and `June 2020`, `Work` and `Experience`. */
function withWholeCells(lines: readonly PdfLine[]): PdfLine[] {
  const whole: PdfLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const [above = '', ...beside] = before?.text.split('\t') ?? [];
    const [first = '', ...rest] = line.text.split('\t');
    const cell = `${above} ${first}`;
    const isWhole =
      before !== undefined &&
      beside.length > 0 &&
      isAtEdge(line, before.left) &&
      (sectionOf(cell) !== undefined || (/\d\s?[–—-]$/.test(above) && isRange(cell)));
    if (!isWhole) whole.push(line);
    else {
      whole[whole.length - 1] = { ...before, text: [cell, ...beside].join('\t') };
      if (rest.length > 0) whole.push({ ...line, text: rest.join('\t') });
    }
  }
  return whole;
}

const isRange = (text: string): boolean =>
  findDates(text).some(({ to, isCurrent }) => to !== '' || isCurrent);

const isItem = ({ text, item }: PdfLine): boolean => item !== undefined || BULLET.test(text);

/** An item whose bullet is drawn and no letter gets one; a heading in the margin stands above the line beside it. */
function withBullet(line: PdfLine, before: PdfLine | undefined): string {
  const isNew = line.item !== undefined && line.item !== before?.item;
  return isNew && !BULLET.test(line.text) ? `• ${line.text}` : withHeadingApart(line.text);
}

function withHeadingApart(text: string): string {
  const [first = '', ...rest] = text.split('\t');
  return rest.length > 0 && sectionOf(first) !== undefined ? `${first}\n${rest.join('\t')}` : text;
}
