import type { Place } from '../candidate.ts';
import { MOST_CHARACTERS } from '../in-pieces.ts';
import { namesBreak } from '../labels/names-break.ts';
import type { ResumeSection } from './headings.ts';
import type { Line } from './lines.ts';
import { type FoundPlace, hasNoEmployer, NOWHERE, placeOf } from './place-of.ts';
import { type Listed, readSegments, type Segment } from './segments.ts';
import { withTowns } from './towns.ts';

export interface Block {
  text: string;
  isBullet: boolean;
  isAfterGap: boolean;
  place: Place;
}

export interface Break {
  /** `2019 – 2021 Career break to look after my father` */
  text: string;
  told: readonly string[];
}

export interface Layout {
  blocks: Block[];
  places: Place[];
  holdings: Listed[];
  breaks: Break[];
}

const MOST_OF_BREAK = 3;
const sourceOfJob = (job: Segment['jobs'][number]): string =>
  job.flatMap(({ source }) => source ?? []).join(' ');
const isBreak = (job: Segment['jobs'][number]): boolean =>
  job.some(({ dates }) => dates !== undefined) && namesBreak(sourceOfJob(job));
const isJob = (job: Segment['jobs'][number]): boolean => !isBreak(job);

export function readLayout(text: string, section: ResumeSection): Layout {
  const { segments: read, holdings } = readSegments(text, section);
  const segments = withTowns(read);
  const usualSlot = usualSlotIn(segments.flatMap(({ jobs }) => jobs.map((job) => placeOf(job))));
  const layout: Layout = { blocks: [], places: [], holdings, breaks: [] };
  for (const segment of segments) {
    const [breaks = [], jobs = []] = [isBreak, isJob].map((is) => segment.jobs.filter(is));
    const told = segment.told.map(({ text }) => text).slice(0, MOST_OF_BREAK);
    layout.breaks.push(...breaks.map((job) => ({ text: sourceOfJob(job), told })));
    const held = heldIn({ ...segment, jobs }, layout.places.at(-1), usualSlot);
    layout.places.push(...held.filter(({ title }, at) => title !== '' || at + 1 === held.length));
    tell(layout, segment, segment.school ?? toldOf(held, segment) ?? NOWHERE);
  }
  return layout;
}

function usualSlotIn(found: readonly FoundPlace[]): string | undefined {
  const titled = found.filter(({ slot }) => slot !== '');
  const plain = titled.filter(({ isPlain }) => isPlain);
  const sure = plain.length > 0 ? plain : titled.filter(({ place }) => !place.isDoubtful);
  const counts = Map.groupBy(sure, ({ slot }) => slot);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** A title without an employer belongs to the employer above, unless employers stand below titles. */
function heldIn(
  { jobs, told, isOfProjects }: Segment,
  before: Place | undefined,
  usualSlot: string | undefined,
): Place[] {
  const isTitleFirst = usualSlot?.startsWith('1:') === true;
  let above = before;
  return jobs.map((job) => {
    const { place: read, isPlain } = placeOf(job, isOfProjects ? undefined : usualSlot);
    const found = { ...read, source: job.flatMap(({ source }) => source ?? []) };
    if (isOfProjects && !isPlain && found.title === '') return NOWHERE;
    // Perhaps the candidate's own name.
    const isBare = !isPlain && found.from === '' && told.length === 0;
    const place = isBare ? { ...found, employer: '' } : found;
    const inherits = place.employer === '' && !isTitleFirst && !job.some(hasNoEmployer);
    above = inherits && above ? { ...place, employer: above.employer, isDoubtful: above.isDoubtful } : place;
    return above;
  });
}

/**
 * Text under several titles at one employer is of the first, the latest; under a heading below several
 * employers of none.
 */
const toldOf = (places: readonly Place[], { isBelowHeading }: Segment): Place | undefined => {
  const employers = new Set(places.map(({ employer }) => employer).filter((employer) => employer !== ''));
  if (isBelowHeading && employers.size > 1) return undefined;
  const last = places.at(-1);
  return places.find(({ title, employer }) => title !== '' && employer === last?.employer) ?? last;
};

function tell({ blocks, places }: Layout, { told }: Segment, under: Place): void {
  let place = under;
  let bullet: Line | undefined;
  for (const line of told) {
    const { rest, named } = placeNamed(line.text, places);
    place = named ?? place;
    const before = blocks.at(-1);
    if (
      bullet &&
      before &&
      line.isBullet &&
      line.indent > bullet.indent &&
      before.text.length < MOST_CHARACTERS
    )
      before.text = `${before.text.replace(/[.:]?$/, '.')} ${rest}`;
    else {
      blocks.push({ text: rest, isBullet: line.isBullet, isAfterGap: line.isAfterGap, place });
      bullet = line.isBullet ? line : undefined;
    }
  }
}

/** "As shift lead: …" names the title. */
function placeNamed(text: string, places: readonly Place[]): { rest: string; named?: Place } {
  const [label = '', title = ''] = /^As (?:an? |the )?([^:]{3,40}):\s+/i.exec(text) ?? [];
  const named = places.find((place) => title !== '' && place.title.toLowerCase() === title.toLowerCase());
  if (named === undefined) return { rest: text };
  return { rest: text.slice(label.length).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), named };
}
