import type { Holding, Place } from '../candidate.ts';
import { entriesOf, kindOfHolding } from '../holdings.ts';
import { startsWithVerb } from '../speech/verbs.ts';
import { isDebris } from './debris.ts';
import { readHeader } from './header-line.ts';
import { isUnknownHeading, type Section, sectionOf, splitLabel } from './headings.ts';
import { type Line, readLines } from './lines.ts';

/** Told text under a place: a bullet stands alone, prose may chain with its neighbours. */
export interface Block {
  text: string;
  isBullet: boolean;
  place: Place;
}

export interface Layout {
  blocks: Block[];
  places: Place[];
  holdings: { kind: Holding['kind']; text: string }[];
}

export const NOWHERE: Place = { employer: '', title: '', from: '', to: '', isCurrent: false };

interface Reading extends Layout {
  section: Section;
  place: Place;
  /** The place has been given nothing to tell yet, so a further header line may complete it. */
  isOpen: boolean;
  /** The employer came from the job above and gives way to one that is named. */
  isInherited: boolean;
  indent: number;
}

/** A résumé's part → what it tells, where that was, and what the candidate has; `section` holds until a heading. */
export function readLayout(text: string, section: Section): Layout {
  const reading: Reading = {
    blocks: [],
    places: [],
    holdings: [],
    section,
    place: NOWHERE,
    isOpen: false,
    isInherited: false,
    indent: 0,
  };
  for (const line of readLines(text)) readLine(reading, line);
  const { blocks, places, holdings } = reading;
  return { blocks, places, holdings };
}

function readLine(reading: Reading, line: Line): void {
  if (isDebris(line.text)) return;
  const label = splitLabel(line.text);
  if (label !== undefined && label.rest === '') {
    reading.section = label.section;
    return;
  }
  if (label !== undefined && label.section !== 'told' && label.section !== 'education')
    hold(reading, label.section, label.rest);
  else if (!isUnknownHeading(line.text) || readHeader(line.text) !== undefined)
    readContent(reading, { ...line, text: label?.rest ?? line.text });
}

function readContent(reading: Reading, line: Line): void {
  const header = line.isBullet && startsWithVerb(line.text) ? undefined : readHeader(line.text);
  const isList = reading.section !== 'told' && reading.section !== 'education';
  if (
    isList &&
    !(
      header &&
      header.from !== '' &&
      header.title !== '' &&
      !line.isBullet &&
      reading.section !== 'certificate' &&
      reading.section !== 'award'
    )
  )
    return hold(reading, reading.section, line.text);
  if (isList) reading.section = 'told';
  const kind =
    startsWithVerb(line.text) || /\b(?:I|my|was|were)\b/.test(line.text)
      ? undefined
      : kindOfHolding(line.text);
  if (kind === 'award' && line.isBullet && reading.section === 'told') {
    reading.holdings.push({ kind, text: line.text });
    tell(reading, line);
  } else if (
    kind !== undefined &&
    (reading.section === 'education' || header === undefined || header.title === '') &&
    line.text.length < 160
  ) {
    reading.holdings.push({ kind, text: line.text });
    if (reading.section === 'education') enter(reading, header ?? NOWHERE);
  } else if (header !== undefined && !line.isBullet) enter(reading, header);
  else if (
    reading.section === 'education' &&
    !startsWithVerb(line.text) &&
    !/\b(?:I|my|we|was|were)\b|[.!]$/i.test(line.text)
  )
    reading.holdings.push({ kind: 'degree', text: line.text });
  else if (header === undefined || header.from === '') tell(reading, line);
}

/** Header lines on top of each other are one place; a title alone is a further one at the same employer. */
function enter(reading: Reading, header: Place): void {
  const { place } = reading;
  const completes =
    reading.isOpen &&
    (place.employer === '' || header.employer === '' || reading.isInherited) &&
    (place.title === '' || header.title === '') &&
    (place.from === '' || header.from === '');
  if (completes) {
    if (reading.section !== 'education') reading.places.pop();
    reading.place = {
      employer: header.employer || place.employer,
      title: place.title || header.title,
      from: place.from || header.from,
      to: place.to || header.to,
      isCurrent: place.isCurrent || header.isCurrent,
    };
    reading.isInherited = header.employer === '' && reading.isInherited;
  } else {
    reading.isInherited = header.employer === '' && reading.section === 'told';
    reading.place = reading.isInherited ? { ...header, employer: place.employer } : header;
  }
  if (reading.section !== 'education') reading.places.push(reading.place);
  reading.isOpen = true;
}

function tell(reading: Reading, line: Line): void {
  const before = reading.blocks.at(-1);
  const isSub = line.isBullet && before?.isBullet === true && !reading.isOpen && line.indent > reading.indent;
  if (isSub) before.text = `${before.text.replace(/[.:]?$/, '.')} ${line.text}`;
  else {
    reading.blocks.push({ text: line.text, isBullet: line.isBullet, place: reading.place });
    reading.indent = line.indent;
  }
  reading.isOpen = false;
}

function hold(reading: Reading, section: Section, text: string): void {
  if (section === 'none' || section === 'told' || section === 'education') return;
  const inner = splitLabel(text);
  if (inner !== undefined && inner.rest !== '') return hold(reading, inner.section, inner.rest);
  const list =
    section === 'award' || section === 'certificate'
      ? [text.replace(/\.$/, '')]
      : entriesOf(text.replace(/^[\p{L} &/]{2,30}:\s/u, ''));
  for (const entry of list)
    if (sectionOf(entry) === undefined) reading.holdings.push({ kind: section, text: entry });
}
