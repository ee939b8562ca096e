import { JOB_DOUBTS } from '@pythia/contracts/job-doubts.ts';
import type { Place } from '../candidate.ts';
import { entriesOf, underTerm } from '../holdings.ts';
import { isEveryday, readHeader } from '../layout/header-line.ts';
import { findDates } from '../layout/date-range.ts';
import { type ResumeSection, splitLabel } from '../layout/headings.ts';
import { inLetters, NOWHERE } from '../layout/place-of.ts';
import { namesTitle } from '../layout/titles.ts';
import type { Layout, Listed } from '../layout/layout.ts';
import { type HeldJob, heldJobs, isOnlyDated } from './held-jobs.ts';
import type { Label, LineLabels } from './label.ts';
import { namesBreak } from './names-break.ts';
import { readDates } from './read-dates.ts';
import { type ToldLine, toldLines } from './told-lines.ts';

export const readLabelled = (rows: readonly string[], labelled: readonly LineLabels[]): Layout =>
  layoutOf(toldLines(rows, labelled));

export function layoutOf(lines: readonly ToldLine[]): Layout {
  const { jobs, told } = heldJobs(lines);
  const held = jobs.filter((job) => !job.isBreak && isHeld(job) && !isBuilt(job));
  const isDated = held.some(({ parts }) => parts.dates !== undefined);
  const places = new Map(
    held.filter((job) => !isDated || !isBare(job)).map((job): [HeldJob, Place] => [job, placeOf(job)]),
  );
  const breaks = jobs
    .filter((job) => job.isBreak || isOnlyDated(job))
    .map(({ isBreak, header, told: below }) => {
      const text = header.map((line) => line.text).join(' ');
      const end = below.findIndex(({ isAfterGap }, at) => at > 0 && isAfterGap);
      const [dates] = findDates(text);
      const name = dates ? text.slice(0, dates.at) + text.slice(dates.end) : text;
      const isTold = name.split(' ').length > MOST_OF_A_NAME;
      const told = (isTold ? [] : below.slice(0, end < 0 ? undefined : end)).map((line) => line.text);
      return { text, isNamed: isBreak, told: told.filter((line) => !QUOTATION.test(line)) };
    });
  const layout: Layout = { blocks: [], places: [...places.values()], holdings: [], breaks };
  for (const { line, job, heading } of told) tell(layout, line, (job && places.get(job)) ?? NOWHERE, heading);
  return layout;
}

/** Words; a longer header tells its reason itself. */
const MOST_OF_A_NAME = 10;

const isHeld = ({ parts: { employer = '', role = '', dates = '' } }: HeldJob): boolean =>
  employer !== '' ? role !== '' || dates !== '' : role !== '' && dates !== '';

const isBuilt = ({ parts: { role = '' }, header }: HeldJob): boolean =>
  role !== '' && !namesTitle(role) && header.some(({ text }) => SIZE.test(text) && !OF_TRADE.test(text));
const OF_TRADE = /\b(?:turnover|sales|budgets?|revenue|stores?|shops?|retail|events|portfolio)\b/i;
const SIZE = /[€$£¥₹]\s?\d[\d.,]*\s?(?:[mk]|bn)\b|\d\s?(?:sq\.? ?(?:ft|m)|m²|square (?:feet|met))/iu;

const isBare = ({ parts, inherits }: HeldJob): boolean => inherits && parts.dates === undefined;

const LABEL = /^[\p{L} ]{2,30}:\s/u;

function placeOf({ parts: { employer = '', role = '', dates = '' }, header }: HeldJob): Place {
  const doubts = JOB_DOUBTS.filter((part) =>
    header.some(
      ({ header: own, doubtful, text }) =>
        own[part] !== undefined &&
        doubtful.includes(part) &&
        (readHeader(text.replace(LABEL, ''))?.[part] !== own[part] || isEveryday(own[part])),
    ),
  );
  const begun = findDates(role).find(({ at }) => at === 0);
  return {
    employer: withoutRemark(employer),
    title: inLetters(
      withoutRemark(begun ? role.slice(begun.end).replace(/:\s.*/s, '').trim() : role).replace(
        /^(?:then|now|and|also)\s|^I (?:am|was|have been|worked as|work as) (?:an? |the )?/i,
        '',
      ),
    ),
    ...readDates(begun ? `${dates} – ${begun.from}` : dates),
    isDoubtful: doubts.includes('employer'),
    doubts,
    source: header.map(({ text }) => text),
  };
}

/** `Employer Rye & Co. (bakery)` */
const withoutRemark = (name: string): string =>
  name
    .replace(
      /^(?:employer|company|post title|job title|occupation or position held|position held|position|role)\s(?=\p{Lu})/iu,
      '',
    )
    .replace(/(?<=\S)\s*\([^()]*\)$/, '');

const HOLDINGS: Partial<Record<Label, Listed['kind']>> = {
  skill: 'skill',
  language: 'language',
  interest: 'interest',
  qualification: 'certificate',
  education: 'degree',
  award: 'award',
  availability: 'availability',
};
const LISTS: ReadonlySet<string> = new Set(['skill', 'language', 'interest']);

function tell(layout: Layout, line: ToldLine, place: Place, heading: string): void {
  const { labels } = line;
  const text = line.text.replace(/(?<=^|\)\s)['‘]([^"“”]{10,300}?[.!?])['’](?=\s*$|\s+[-–—(])/g, '“$1”');
  const listed = listIn(text);
  if (listed) layout.holdings.push(...listed);
  else if (labels.includes('dates') && labels.includes('prose') && namesBreak(text))
    layout.breaks.push({ text, isNamed: true, told: [] });
  else if (QUOTATION.test(text)) layout.blocks.push({ ...quoted({ ...line, text }), place: NOWHERE });
  else if (labels.includes('bullet') || labels.includes('prose') || labels.includes('objective')) {
    const isOfJob = !labels.includes('objective');
    const { told, tail } = cutTail(text);
    if (tail) layout.holdings.push(...heldIn(tail.text, tail.kind));
    layout.blocks.push({
      text: told,
      isBullet: line.isBullet,
      isAfterGap: line.isAfterGap,
      place: isOfJob ? place : NOWHERE,
      heading,
    });
  } else
    layout.holdings.push(
      ...labels.flatMap((label) =>
        heldIn(label === 'availability' ? underTerm(heading, text) : text, HOLDINGS[label]),
      ),
    );
}

/** `"Ana stays calm." – ward sister` */
const QUOTATION = /^["“][^"“”]{10,}["”]/;

const quoted = ({ text, isAfterGap }: ToldLine) => ({ text, isAfterGap, isBullet: true });

const isList = (section: ResumeSection | undefined): section is Listed['kind'] =>
  section !== undefined && section !== 'told' && section !== 'none' && section !== 'education';

function listIn(text: string): Listed[] | undefined {
  const label = splitLabel(text);
  return label && label.rest !== '' && isList(label.section) ? heldIn(label.rest, label.section) : undefined;
}

function heldIn(text: string, kind: Listed['kind'] | undefined): Listed[] {
  if (kind === undefined) return [];
  // `English: fluent` is an entry, `Tools: Excel` holds one.
  const rest = kind === 'skill' ? text.replace(/^[\p{L} &/]{2,30}:\s/u, '') : text;
  const entries = LISTS.has(kind) ? entriesOf(rest) : [text.replace(/\.$/, '')];
  return entries.map((entry) => ({ kind, text: entry }));
}

interface CutLine {
  told: string;
  tail: Listed | undefined;
}

/** "… for two plants. Tools: SAP, Excel." */
const WITH =
  /^(?:tools?|stack|tech(?:nology|nologies|nical)?(?: stack| used)?|environment|methods?|skills(?: used)?|software|built with|keywords):\s/i;
/** "… without a shift unfilled. Employee of the Year 2021." */
const HONOUR =
  /^(?!awards? (?:dinners?|nights?|evenings?|ceremon\p{L}+|events?)\b)(?:(?:was )?(?:won|awarded|received|winner of|named|voted|shortlisted for|runner-up)\b.*)?\b(?:awards?|prize|medal|(?:employee|apprentice|nurse|teacher|driver|trainee|team|\p{L}+) of the (?:year|month|quarter))\b/iu;
const MOST_OF_AN_HONOUR = 14;

export function cutTail(text: string): CutLine {
  const at = /[.;!]\s+(?=[^.;!]+[.;!]?$)/.exec(text);
  if (!at) return { told: text, tail: undefined };
  const told = text.slice(0, at.index + 1).replace(/;$/, '');
  const last = text.slice(at.index + at[0].length).replace(/[.;!]$/, '');
  const label = WITH.exec(last)?.[0];
  if (label !== undefined) return { told, tail: { kind: 'skill', text: last.slice(label.length) } };
  const isHonour = last.split(/\s+/).length <= MOST_OF_AN_HONOUR && HONOUR.test(last);
  return isHonour ? { told, tail: { kind: 'award', text: last } } : { told: text, tail: undefined };
}
