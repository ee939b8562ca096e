import { findDates } from './date-range.ts';
import { readHeader } from './header-line.ts';
import { startsWithVerb } from '../speech/verbs.ts';
import { beginsHeading, sectionOf } from './headings.ts';

const ALONE =
  /^(?:employment|education|skills|languages|certifications|certificates|qualifications|interests|hobbies|profile|summary|experience|awards|references)$/i;
const SMALL = /^(?:later|then|of|and|the|at|for|de|la|der|und|in|&|[–—|/@·-])$/i;
const ENDS_SENTENCE = /[!?;:]$|\p{L}{3}\.$|\d\.$/u;
const ABBREVIATED = /\b(?:Inc|Ltd|Corp|Bros|Dept|Univ)\.$/;
const MAX_HEADER_WORDS = 14;

export function unfold(row: string): string[] {
  if (row === '') return [row]; // a gap
  const jobs = tableRow(row) ?? jobsInBrackets(row);
  if (jobs !== undefined) return jobs;
  // `SOFTWARE` in a title all in capitals is no heading.
  if (!/\p{Ll}/u.test(row) && readHeader(row)?.role) return [row];
  const cuts = new Set([0, row.length]);
  for (const [start, end] of [...headersIn(row), ...headingsIn(row)]) cuts.add(start).add(end);
  const places = [...cuts].toSorted((a, b) => a - b);
  return places.slice(1).map((end, index) =>
    row
      .slice(places[index], end)
      .replace(index === 0 ? /^[):.,;]+(?=\s)/ : /^\s*[):.,;–—-]+(?=\s)/, '')
      .trimEnd(),
  );
}

const COLUMN =
  /^(?:period|dates?|years?|from|to|employer|company|organi[sz]ation|position|job title|title|role|tasks|duties|responsibilities|location|place|description)$/i;

/** Row of a table of jobs → header, duties. */
function tableRow(row: string): string[] | undefined {
  if (!/^\s*\||\|.*\|/.test(row)) return undefined;
  const cells = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  if (cells.every((cell) => COLUMN.test(cell))) return [];
  const told = cells.length >= 3 ? cells.at(-1)! : '';
  const isTold = told.split(' ').length >= 4 && !readHeader(told) && findDates(row).length > 0;
  return isTold ? [cells.slice(0, -1).join(' | '), `• ${told}`] : undefined;
}

const LABEL = /^[\p{L} ]{2,30}:\s/u;
const EMPLOYER_WITH_JOBS = /^\s*(?:and )?(\p{Lu}[^,;:()]{1,60}) \(([^()]{8,300})\)(?:[,;.]|$)/u;

/** `Career: Hays Ltd (clerk 2018 – 2021; porter 2016 – 2018), Zizzi (cook 2014)` → one header per job. */
function jobsInBrackets(row: string): string[] | undefined {
  if (!row.includes('(')) return undefined;
  const headers: string[] = [];
  let rest = row.replace(LABEL, '').trimEnd();
  while (rest !== '') {
    const [whole, employer = '', jobs = ''] = EMPLOYER_WITH_JOBS.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    headers.push(...jobs.split(';').map((job) => headerOf(job.trim(), employer)));
    rest = rest.slice(whole.length);
  }
  return headers.length > 1 && headers.every((header) => readHeader(header)?.role) ? headers : undefined;
}

function headerOf(job: string, employer: string): string {
  const [dates, ...others] = findDates(job);
  if (dates === undefined || others.length > 0) return '';
  return `${job.slice(0, dates.at).replace(/,?\s*$/, '')}, ${employer}, ${job.slice(dates.at, dates.end)}`;
}

type Stretch = [start: number, end: number];

/** More than any 1,000 characters hold. */
const MOST_DATES = 60;

function headersIn(row: string): Stretch[] {
  const found: Stretch[] = [];
  const dates = findDates(row);
  if (dates.length > MOST_DATES) return [];
  for (const { at, end } of dates) {
    const limit = found.at(-1)?.[1] ?? 0;
    const close = /^\s?[)\]]?[:.;]?/.exec(row.slice(end))![0].length + end;
    const starts = [sentenceStart(row, at, limit), headerStart(row, at, limit)];
    if (row.slice(starts[0], starts[1]).split(' ').length > 4) starts.reverse();
    for (let count = 0; count < SENTENCES_BEFORE; count += 1)
      starts.push(sentenceStart(row, Math.max(0, Math.min(...starts) - 1), limit));
    const start = starts.find((place) => place < at && isHeader(row.slice(place, close)));
    const rest = row
      .slice(close)
      .replace(/^\s*[–—-]\s/, '')
      .trim();
    const isOpen = row[close - 1] !== ':';
    const isWhole = start === 0 && isOpen && !/^(?:I|\p{Lu}\p{L}+)\s\p{L}|^\p{Ll}+ed\s/u.test(rest);
    const isTitled = /^["“]/.test(rest);
    const goesOn = isTitled || (isOpen && /^,?\s?\p{Ll}/u.test(rest) && !startsWithVerb(rest));
    if (start !== undefined && !isWhole && !goesOn) found.push([start, close]);
  }
  return found;
}

/** `Telvia, Lisbon. Account Executive, 2019 – 2021.` */
const SENTENCES_BEFORE = 2;

function isHeader(text: string): boolean {
  const header = readHeader(text.replace(/[:.]$/, ''));
  return header?.role !== undefined && (header.employer !== undefined || text.endsWith(':'));
}

function sentenceStart(row: string, at: number, limit: number): number {
  const from = Math.max(limit, at - 160);
  const end = /^.*(?:\p{L}{3}|\d|[)%])[.!?;]\s+/u.exec(row.slice(from, at))?.[0].length ?? 0;
  return from + end;
}

function headerStart(row: string, at: number, limit: number): number {
  let start = at;
  const before = row.slice(Math.max(limit, at - 160), at);
  const words = [...before.matchAll(/\S+/g)].slice(-MAX_HEADER_WORDS).toReversed();
  for (const { 0: word, index } of words) {
    if (ENDS_SENTENCE.test(word) && !ABBREVIATED.test(word)) break;
    if (/^[(&]?\p{Lu}/u.test(word)) start = at - before.length + index;
    else if (!SMALL.test(word) && !/^\d/.test(word) && !/^[([]$/.test(word)) break;
  }
  return start;
}

/** `EDUCATION` or `Key skills:` in mid-row. */
function headingsIn(row: string): Stretch[] {
  const found: Stretch[] = [];
  const words = [...row.matchAll(/\S+/g)];
  for (let place = 0; place < words.length; place += 1) {
    const heading = headingAt(row, words, place, found.at(-1)?.[1] ?? 0);
    if (heading === undefined) continue;
    found.push(heading);
    while (words[place + 1] !== undefined && words[place + 1]!.index < heading[1]) place += 1;
  }
  return found;
}

function headingAt(
  row: string,
  words: readonly RegExpExecArray[],
  place: number,
  lastEnd: number,
): Stretch | undefined {
  const start = words[place]!.index;
  if (!/^\p{Lu}/u.test(words[place]![0]) || !beginsHeading(words[place]![0])) return undefined;
  for (let count = 4; count > 0; count -= 1) {
    const last = words[place + count - 1];
    if (last === undefined) continue;
    const end = last.index + last[0].length;
    const text = row.slice(start, end);
    if (text.length > 40 || sectionOf(text) === undefined) continue;
    const isBelowHeading = lastEnd > 0 && row.slice(lastEnd, start).trim() === '';
    const isFresh =
      isBelowHeading ||
      (row.length > 80 && (start === 0 || /[.!?;)\d]\s+$/.test(row.slice(Math.max(0, start - 20), start)))) ||
      (start === 0 && row.split(',').length > 3 && /^(?:skills|languages|interests|hobbies)$/i.test(text));
    const isBeforeCapital = /^\s+\p{Lu}/u.test(row.slice(end, end + 9));
    if (text === text.toUpperCase() && text.length > 4) return [start, end];
    if (text.endsWith(':') && !/[:;,.]/.test(text.slice(0, -1))) return [start, start];
    if (isBeforeCapital && (count > 1 || (isFresh && ALONE.test(text)))) return [start, end];
  }
  return undefined;
}
