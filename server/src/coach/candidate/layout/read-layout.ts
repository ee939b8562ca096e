import type { Holding, Place } from '../candidate.ts';
import { MOST_CHARACTERS } from '../in-pieces.ts';
import { entriesOf, listsLanguages } from '../holdings.ts';
import { classifyLine } from './classify-line.ts';
import { readHeader } from './header-line.ts';
import { type Section, sectionOf, splitLabel } from './headings.ts';
import { type Line, readLines } from './lines.ts';
import { completePlace, NOWHERE } from './places.ts';
import { verbForm } from '../speech/verbs.ts';

/** Told text under a place: a bullet stands alone, prose may chain with its neighbours. */
export interface Block {
  text: string;
  isBullet: boolean;
  /** A blank line stands before it. */
  isAfterGap: boolean;
  place: Place;
}

export interface Layout {
  blocks: Block[];
  places: Place[];
  holdings: { kind: Holding['kind']; text: string }[];
}

interface Reading extends Layout {
  section: Section;
  place: Place;
  /** The place has been given nothing to tell yet, so a further header line may complete it. */
  isOpen: boolean;
  /** The employer came from the job above and gives way to one that is named. */
  isInherited: boolean;
  /** Titles stand above their employer here, so that a title alone is not one more at the employer before. */
  isTitleFirst: boolean;
  /** How many places were entered on top of each other since something was told. */
  stacked: number;
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
    isTitleFirst: false,
    stacked: 0,
    indent: 0,
  };
  const lines = readLines(text);
  const top = lines.findIndex((line) => sectionOf(line.text) === undefined);
  if (top >= 0 && beginsWithName(lines.slice(top, top + 2))) lines.splice(top, 1);
  lines.forEach((line, index) => readLine(reading, line, lines[index + 1]));
  const { blocks, places, holdings } = reading;
  return { blocks, places, holdings };
}

/** The name on top of a page; above a dated title it would be an employer's. */
function beginsWithName([first, second]: readonly Line[]): boolean {
  if (first === undefined || second === undefined || first.isBullet) return false;
  const isName = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(first.text);
  const isKnown = readHeader(first.text) !== undefined || sectionOf(first.text) !== undefined;
  return isName && !isKnown && (readHeader(second.text)?.from ?? '') === '';
}

function readLine(reading: Reading, line: Line, next: Line | undefined): void {
  const found = classifyLine(line, reading.section, awaitsEmployer(reading, next));
  switch (found.is) {
    case 'heading':
      reading.section = found.section;
      break;
    case 'list':
      found.text.split(/\.\s+(?=\p{Lu})/u).forEach((part, index) => {
        // Below or behind a list a sentence of the speaker's may follow.
        const goesOn = index > 0 && found.section === 'language' && !listsLanguages(part);
        if (goesOn || /^(?:I|We)\s/.test(part)) tell(reading, { ...line, text: part });
        else hold(reading, found.section, part);
      });
      break;
    case 'holding':
      reading.holdings.push({ kind: found.kind, text: found.text });
      if (found.school !== undefined) enter(reading, found.school);
      break;
    case 'place':
      if (reading.section !== 'education') reading.section = 'told';
      enter(reading, found.place);
      reading.isInherited ||= found.isGuess === true;
      break;
    case 'told':
      if (!isSubHeading(line, next)) tell(reading, { ...line, text: found.text });
      break;
    case 'debris':
  }
}

/** A name alone in a line is an employer below a title without one, or above a title or dates alone. */
function awaitsEmployer({ section, isOpen, isInherited, place }: Reading, next: Line | undefined): boolean {
  if (section !== 'told') return false;
  if (isOpen && place.title !== '' && (place.employer === '' || isInherited)) return true;
  const below = next === undefined || next.isBullet ? undefined : readHeader(next.text);
  return below !== undefined && below.employer === '' && (below.from !== '' || below.title !== '');
}

/** A few words without an end over whole sentences or bullets: `Working with colleagues`. */
const isSubHeading = (line: Line, next: Line | undefined): boolean =>
  !line.isBullet &&
  next !== undefined &&
  (next.isBullet || (next.text.length > 40 && next.text.endsWith('.'))) &&
  line.text.split(' ').length <= 4 &&
  !/[\d.!?;,]/.test(line.text) &&
  verbForm(line.text) !== 'past';

/** Who works so has no employer, whatever stands above. */
const OWN_BOSS = /\b(?:freelance|freelancer|self-employed|sole trader)\b/i;

function enter(reading: Reading, header: Place): void {
  const completed = reading.isOpen ? completePlace(reading.place, header, reading.isInherited) : undefined;
  const isJob = reading.section !== 'education';
  if (completed !== undefined && isJob) reading.places.pop();
  if (completed !== undefined && header.employer !== '') reading.isTitleFirst = true;
  const inherits = completed === undefined ? !reading.isTitleFirst : reading.isInherited;
  reading.isInherited = isJob && header.employer === '' && inherits && !OWN_BOSS.test(header.title);
  const fresh = reading.isInherited ? { ...header, employer: reading.place.employer } : header;
  reading.place = completed ?? fresh;
  if (isJob) reading.places.push(reading.place);
  if (isJob && completed === undefined) reading.stacked = reading.isOpen ? reading.stacked + 1 : 1;
  reading.isOpen = true;
}

/** Told under titles on top of each other at one employer is told of the first, which is the latest; "As shift lead: …" says which. */
function settlePlace(reading: Reading, text: string): string {
  const top = reading.places.at(-reading.stacked);
  if (reading.isOpen && reading.stacked > 1 && top?.employer === reading.place.employer && top.title !== '')
    reading.place = top;
  const [label = '', title = ''] = /^As (?:an? |the )?([^:]{3,40}):\s+/i.exec(text) ?? [];
  const named = reading.places.find(
    (place) => title !== '' && place.title.toLowerCase() === title.toLowerCase(),
  );
  if (named === undefined) return text;
  reading.place = named;
  return text.slice(label.length).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function tell(reading: Reading, told: Line): void {
  const line = { ...told, text: settlePlace(reading, told.text) };
  const before = reading.blocks.at(-1);
  const isSub =
    line.isBullet &&
    before?.isBullet === true &&
    before.text.length < MOST_CHARACTERS &&
    !reading.isOpen &&
    line.indent > reading.indent;
  if (isSub) before.text = `${before.text.replace(/[.:]?$/, '.')} ${line.text}`;
  else {
    reading.blocks.push({
      text: line.text,
      isBullet: line.isBullet,
      isAfterGap: line.isAfterGap,
      place: reading.place,
    });
    reading.indent = line.indent;
  }
  reading.isOpen = false;
}

function hold(reading: Reading, section: Section, text: string): void {
  if (section === 'none' || section === 'told' || section === 'education') return;
  const inner = splitLabel(text);
  if (inner !== undefined && inner.rest !== '') return hold(reading, inner.section, inner.rest);
  const isWhole = section === 'award' || section === 'certificate';
  const entries = isWhole ? [text.replace(/\.$/, '')] : entriesOf(text.replace(/^[\p{L} &/]{2,30}:\s/u, ''));
  for (const entry of entries)
    if (sectionOf(entry) === undefined) reading.holdings.push({ kind: section, text: entry });
}
