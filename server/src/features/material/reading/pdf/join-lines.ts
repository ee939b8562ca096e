import { findDates, readHeader, sectionOf, startsWithVerb, verbForm } from '#coach/layout.ts';
import type { PdfLine } from './lines.ts';

const BULLET = /^(?:[•▪●■◦‣⁃➢❖✓✔➤►▸·*\uF020-\uF0FF–—-]\s|\(?\d{1,2}[.)]\s)/u;
const COMPOUND =
  /^(?:full|part|self|non|pre|post|co|ex|long|short|high|low|well|cross|multi|on|off|in|end|front|back|hands|real|large|small|first|third|user|data|cost|award|customer|client|problem|decision|object|open|cloud|state|year|day|night|team)$/i;
const BROKEN_WORD = /(\p{L}+)-$/u;
const RUNS_ON = /^[\p{Ll}\p{Lo}]/u;
const REACH = /^\S*[@/]|^www\./;
const OPEN = /[,&|–—]$|\b(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/i;
/** Factor of the usual line distance; a larger gap begins a new paragraph. */
const PARAGRAPH_GAP = 1.35;
/** Factor of the distance between continued lines; a larger gap begins a new item. */
const ITEM_GAP = 1.15;
const LEAST_WORDS = 4;
const RAGGED = 40;
const SAME_EDGE = 0.6;

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
  edge: number;
  wraps: boolean;
  leading: number;
  /** Least distance to a continuation; Infinity: unknown. */
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
  let start: PdfLine | undefined;
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

/** Median; beyond three lines it is no leading. */
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

const tellsDeed = (text: string): boolean => startsWithVerb(text) && verbForm(text) === 'past';

function goesOnBelow(above: Column, below: Column): boolean {
  const [before, line] = [above.lines.at(-1)!, below.lines[0]!];
  if (!isOfOneSort(before, line) || before.item !== undefined || line.item !== undefined) return false;
  const isOpen = OPEN.test(before.text) || BROKEN_WORD.test(before.text);
  return (isOpen || isFull(before, line, above.edge)) && /^\p{Ll}/u.test(line.text);
}

const isOfOneSort = (before: PdfLine, line: PdfLine): boolean =>
  Math.abs(before.size - line.size) < 0.5 &&
  !before.text.includes('\t') &&
  !line.text.includes('\t') &&
  !BULLET.test(line.text) &&
  sectionOf(line.text) === undefined &&
  sectionOf(before.text) === undefined;

const isAtEdge = (line: PdfLine, left: number): boolean =>
  Math.abs(line.left - left) <= SAME_EDGE * line.size;

function edgeOfAll(lines: readonly PdfLine[]): number {
  const rights = lines.filter(({ text }) => !text.includes('\t')).map(({ right }) => right);
  const inOrder = (rights.length > 1 ? rights : lines.map(({ right }) => right)).toSorted((a, b) => b - a);
  return inOrder.find((right, at) => right - (inOrder[at + 1] ?? -Infinity) <= RAGGED) ?? inOrder[0]!;
}

function edgeOf({ lines, edge }: Column, textLeft: number): number {
  const listed = lines.filter((line) => isAtEdge(line, textLeft) || Math.abs(line.textLeft - textLeft) < 2);
  return listed.length > 2 ? Math.max(...listed.map(({ right }) => right)) : edge;
}

function isFull(before: PdfLine | undefined, line: PdfLine, edge: number): boolean {
  const [word = ''] = line.text.split(' ', 1);
  const room = ((line.right - line.left) / line.text.length) * (word.length + 1);
  return before !== undefined && before.right + room > edge;
}

/** `cus-` and `tomers` join; `full-` and `time` keep the hyphen. */
function unbroken(text: string, next: string): string {
  const start = BROKEN_WORD.exec(text)?.[1];
  if (start === undefined || !/^\p{Ll}/u.test(next)) return `${text} ${next}`;
  return (COMPOUND.test(start) ? text : text.slice(0, -1)) + next;
}

/** Joins a cell's overflow below it: `March 2015 –` and `June 2020`, `Work` and `Experience`. */
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

function withBullet(line: PdfLine, before: PdfLine | undefined): string {
  const isNew = line.item !== undefined && line.item !== before?.item;
  return isNew && !BULLET.test(line.text) ? `• ${line.text}` : withHeadingApart(line.text);
}

function withHeadingApart(text: string): string {
  const [first = '', ...rest] = text.split('\t');
  return rest.length > 0 && sectionOf(first) !== undefined ? `${first}\n${rest.join('\t')}` : text;
}
