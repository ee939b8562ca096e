import type { Holding } from '../candidate.ts';
import { MOST_CHARACTERS } from '../in-pieces.ts';
import { entriesOf, kindOfHolding, listsLanguages } from '../holdings.ts';
import { findDates } from '../layout/date-range.ts';
import { isDebris } from '../layout/debris.ts';
import { employerIn, type JobHeader, isEveryday, readHeader } from '../layout/header-line.ts';
import { type ResumeSection, splitLabel } from '../layout/headings.ts';
import { unfold } from '../layout/unfold.ts';
import { namesOrganisation, namesTitle } from '../layout/titles.ts';
import { startsWithVerb } from '../speech/verbs.ts';
import type { JobPart, Label } from './label.ts';
import { namesBreak } from './names-break.ts';
import { appendTo, toldLine, type ToldLine } from './told-lines.ts';
import { atBullets } from './rows-of.ts';

const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$|^[-–]\s*\d{1,3}\s*[-–]$/i;
/** Characters; no page breaks shorter lines. */
const FULL = 45;
/** Characters; a wider row means that no row was broken by a page. */
const WIDEST = 160;

interface Is {
  labels: readonly Label[];
  /** Without its label. */
  text?: string;
  header?: JobHeader;
  under?: ResumeSection;
  /** Perhaps an employer, beside a header that lacks one. */
  isName?: boolean;
}

/** What the line model tells, told by rules, and less well: in other languages, and in texts of few lines. */
export function linesByRules(
  rows: readonly string[],
  section: ResumeSection,
  isLeftOut = isDebris,
): ToldLine[] {
  const lines: (ToldLine & Pick<Is, 'isName'>)[] = [];
  let under = section;
  let isAfterGap = true;
  const cut = rows.flatMap(atBullets).flatMap(section === 'education' ? atHoldings : unfold);
  const isBroken = cut.every(({ length }) => length <= WIDEST);
  for (const raw of cut) {
    const line = toldLine(raw, [], [], undefined, isAfterGap);
    if (!/[\p{L}\p{N}]/u.test(line.text) || PAGE_NUMBER.test(line.text)) {
      isAfterGap = true;
      continue;
    }
    if (isLeftOut(line.text)) continue;
    const before = lines.at(-1);
    if (before && !isAfterGap && isBroken && goesOn(before, line)) appendTo(before, line.text, undefined);
    else {
      const is = isOf(line, under);
      under = is.under ?? under;
      lines.push({ ...line, isBullet: line.isBullet || is.labels[0] === 'bullet', header: {}, ...is });
    }
    isAfterGap = false;
  }
  return withEmployers(lines);
}

/** `Hull College, A levels in geography; Transport Manager CPC, 2021` */
function atHoldings(row: string): string[] {
  const parts = row
    .replace(/\.$/, '')
    .replace(/(?<=(?:^|[,;] ))A levels\b/g, 'A-levels')
    .split(/;\s+/);
  return parts.length > 1 && parts.every(kindOfHolding) ? parts : unfold(row);
}

/** Hangs below its bullet, begins in lower case, or follows a word that needs another. */
function goesOn(before: ToldLine, { text, isBullet, indent }: ToldLine): boolean {
  const isTold = before.labels.some((label) => label === 'bullet' || label === 'prose');
  if (isBullet || !isTold || before.text.length > MOST_CHARACTERS || readHeader(text)) return false;
  if (before.isBullet && indent > before.indent) return before.text.length > FULL || !isBareName(text);
  if (/[.!?:]$/.test(before.text)) return false;
  if (/^\p{Ll}/u.test(text)) return before.text.length > 30;
  return (
    before.text.length > FULL &&
    /\s(?:and|or|of|the|a|an|to|in|for|with|by|at|from|on|&)$|\p{Ll}{2},$/iu.test(before.text.slice(-12))
  );
}

const LABELS: Partial<Record<ResumeSection | Holding['kind'], Label>> = {
  skill: 'skill',
  language: 'language',
  interest: 'interest',
  certificate: 'qualification',
  degree: 'education',
  education: 'education',
  award: 'award',
  availability: 'availability',
  none: 'reference',
};

function isOf(line: ToldLine, under: ResumeSection): Is {
  const label = splitLabel(line.text);
  if (label?.rest === '') return { labels: ['heading'], under: label.section };
  if (label && label.section !== 'told') return { labels: [LABELS[label.section]!] };
  const { isBullet } = line;
  const text = label?.rest ?? line.text;
  const header = headerOf({ ...line, text });
  const isHeader =
    header &&
    (under === 'told' || (header.role !== undefined && header.dates !== undefined && under !== 'education'));
  const isSeveral = under === 'told' && /\p{L}{3}[.!?]\s+\p{Lu}/u.test(text);
  const isEntry = !(isTold(text) || isSeveral || DUTY.test(text) || text.length > WIDEST);
  const kind = isEntry ? kindOfHolding(text) : undefined;
  if (isHeader && header.role !== undefined) return ofHeader(header);
  if (under !== 'told' && under !== 'education' && !/^(?:I|We)\s/.test(text))
    return { labels: [LABELS[under]!] };
  if (listsLanguages(text)) return { labels: ['language'] };
  if (kind && !(isBullet && text.split(' ').length > MOST_OF_AN_ENTRY)) return { labels: [LABELS[kind]!] };
  if (under === 'education' && !isTold(text) && !THESIS.test(text) && !/\p{Ll}{3}[.!]$/u.test(text))
    return { labels: ['education'] };
  if (isHeader) return ofHeader(header);
  if (isBareList(text)) return { labels: ['skill'] };
  if (/^[^.!?]{1,45}:$/.test(text)) return { labels: ['heading'] };
  return { text, labels: [isBullet ? 'bullet' : 'prose'], isName: !isBullet && isBareName(text) };
}

const MOST_OF_AN_ENTRY = 7;
/** `Supervision of two PhD students` */
const THESIS = /^(?:dissertation|thesis|final[- ]year project)\b[^:]{0,30}:\s/i;
const DUTY =
  /^(?:supervision|mentoring|teaching|training|tutoring|coaching|support|assessment|marking) (?:of|for)\s/i;

/** Bullets need a title, and dates from and to. */
function headerOf({ text, isBullet }: ToldLine): JobHeader | undefined {
  const { employer, ...rest } = readHeader(text) ?? {};
  const header = employer === undefined || namesBreak(text) ? rest : { employer, ...rest };
  if (Object.keys(header).length === 0) return undefined;
  return isBullet && !(header.role && isRange(header.dates)) ? undefined : header;
}

const isRange = (dates = ''): boolean => findDates(dates).some(({ to, isCurrent }) => to !== '' || isCurrent);

function ofHeader(header: JobHeader): Is {
  const labels = Object.keys(header) as JobPart[];
  return { labels, header, under: 'told' };
}

const isTold = (text: string): boolean =>
  startsWithVerb(text.replace(/^[^:]{2,40}:\s/, '')) || /\b(?:I|my|we|was|were)\b/i.test(text);

function isBareList(text: string): boolean {
  const entries = entriesOf(text);
  return (
    entries.length >= 3 &&
    !/[\d:]|\s(?:in|of|for|to|with|by|at)\s/.test(text) &&
    !isTold(text) &&
    entries.every((entry) => entry.split(' ').length <= 3)
  );
}

const isBareName = (text: string): boolean =>
  text.split(/\s/).length <= 8 &&
  text.split(/\s/).every((word) => /^[\p{Lu}\d(]|^(?:of|the|and|de|[&|·–-])$/u.test(word)) &&
  !/[.;!?]$|:/.test(text.replace(/\([^()]*\)/g, '')) &&
  !isTold(text);

/**
 * A name is an employer above a header that lacks one, or below: `Google` over `Team Lead, 2017 – 2018`. What a title
 * is followed by there is its town.
 */
function withEmployers(lines: readonly (ToldLine & Pick<Is, 'isName'>)[]): ToldLine[] {
  const told: ToldLine[] = [];
  for (const [at, { isName, ...read }] of lines.entries()) {
    const line = belowHeader(read, told);
    const next = lines[at + 1];
    const before = told.at(-1);
    const isAbove = next?.isAfterGap === false && next.header.role !== undefined && lacks(next, at > 0);
    const isBelow = before !== undefined && !line.isAfterGap && hasHeader(before) && lacks(before, false);
    const employer = isName && (isAbove || isBelow) ? employerIn(line.text) : undefined;
    if (employer !== undefined)
      told.push(ofEmployer({ ...line, labels: ['employer'], header: { employer } }));
    else if (isName && NAME.test(line.text) && told.every(({ labels }) => labels[0] === 'heading'))
      told.push({ ...line, labels: ['name'] });
    else if (before && !line.isAfterGap && isAlone(before) && lacks(line, true)) {
      const { employer: town, ...header } = line.header;
      told.push({ ...line, header: town === undefined ? header : { ...header, place: town } });
    } else told.push(ofEmployer(line));
  }
  return told;
}

/** `Leeds, UK 2019 – 2023` below a title and its employer; `Unilever, Leicester, UK` below a title. */
function belowHeader(line: ToldLine, told: readonly ToldLine[]): ToldLine {
  const { role, employer, place, ...header } = line.header;
  const above = line.isAfterGap ? [] : told.slice(told.findLastIndex(({ isAfterGap }) => isAfterGap));
  const known = Object.assign({}, ...above.map((one) => one.header)) as JobHeader;
  if (known.role === undefined || above.some(({ labels }) => labels[0] === 'bullet')) return line;
  const inTown = (town: string): JobHeader => ({
    ...header,
    place: [town, place].filter(Boolean).join(', '),
  });
  const isDatedPlace = place !== undefined && header.dates !== undefined && lacks(line, true);
  if (role === undefined && employer !== undefined && known.employer !== undefined && isDatedPlace)
    return { ...line, header: inTown(employer) };
  return role !== undefined && employer !== undefined && known.employer === undefined && !namesTitle(role)
    ? { ...line, header: { ...inTown(employer), employer: role } }
    : line;
}

const NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

const hasHeader = ({ header }: ToldLine): boolean => (header.role ?? header.dates) !== undefined;

const isAlone = ({ header }: ToldLine): boolean => header.employer !== undefined && header.role === undefined;

const lacks = ({ header: { employer } }: ToldLine, mayBeTown: boolean): boolean =>
  employer === undefined || (mayBeTown && !namesOrganisation(employer));

const ofEmployer = (line: ToldLine): ToldLine => {
  const { employer } = line.header;
  const isDoubtful = employer !== undefined && !namesOrganisation(employer) && isEveryday(employer);
  return { ...line, doubtful: isDoubtful ? ['employer'] : [] };
};
