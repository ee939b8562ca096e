import type { Material } from '#material/material.ts';
import type { StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { withoutLocation } from './locations.ts';
import { BLANK_ENTRIES, type Education, type Resume, type Work } from './resume.ts';

const BULLET = /^[•●▪*–-]\s+/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const YEAR = String.raw`(?:\b${MONTH}\.? )?(?:\d{1,2}[./])?(?:19|20)\d{2}`;
const DATES = new RegExp(String.raw`${YEAR}(?:\s*(?:–|—|-|to)\s*(?:${YEAR}|\p{L}+))?`, 'iu');
const BETWEEN_NAMES = /\s*(?:,|;|\||·|\t|\s[–—-]\s)\s*/u;

/**
 * What the candidate's words look like as entries of a form: a dated line begins one, and what stands below it is
 * what was done there. A beginning, to be corrected by whoever wrote the words.
 * @param told jobs that are known from them otherwise: their employer and title count where the dates are the same
 */
export const resumeOfMaterial = (
  { name, education, work }: Material,
  told: readonly StoryPlace[] = [],
): Resume => ({
  name: name.trim(),
  education: orBlank(placesIn(education).map(studyOf), BLANK_ENTRIES.education),
  experience: orBlank(jobsIn(work, told), BLANK_ENTRIES.experience),
});

interface Place {
  /** What the line says besides the dates, in its order. */
  names: string[];
  dates: string;
  below: string[];
}

function placesIn(text: string): Place[] {
  const places: Place[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const dates = BULLET.test(line) ? undefined : DATES.exec(line)?.[0];
    const last = places.at(-1);
    if (dates !== undefined || !last) places.push(placeOf(line.replace(BULLET, ''), dates ?? ''));
    else last.below.push(line.replace(BULLET, ''));
  }
  return places;
}

const placeOf = (line: string, dates: string): Place => ({
  names: namesIn(line.replace(dates, '')),
  dates,
  below: [],
});

const namesIn = (line: string): string[] =>
  withoutLocation(line.split(BETWEEN_NAMES).map(withoutBrackets).filter(Boolean));

const withoutBrackets = (text: string): string => text.replace(/[()[\]]/g, '').trim();

const studyOf = ({ names: [degree = '', ...school], dates }: Place): Education =>
  school.length === 0 ? { school: degree, degree: '', dates } : { school: school.join(', '), degree, dates };

function jobsIn(work: string, told: readonly StoryPlace[]): Work[] {
  const places = placesIn(work);
  const jobs = places.map(({ dates }) => told.find((place) => isWhen(place, dates)));
  for (const [at, job] of jobs.entries()) takeHeader(places, at, job);
  return places.flatMap((place, at) => (isEmpty(place) ? [] : [workOf(place, jobs[at])]));
}

/** Whether a job was then: `2019 – present`. */
const isWhen = ({ from, to, is_current, is_doubtful, employer }: StoryPlace, dates: string): boolean =>
  !is_doubtful &&
  employer !== '' &&
  from !== '' &&
  dates.includes(from) &&
  (is_current || to === '' || dates.slice(dates.indexOf(from) + from.length).includes(to));

/** What a job is called stands above its dates, or below them; there it is no more what was done. */
function takeHeader(places: readonly Place[], at: number, job: StoryPlace | undefined): void {
  const [place, before] = [places[at]!, places[at - 1]];
  const names = job
    ? (line: string) => [job.employer, job.title].some((name) => name !== '' && line.includes(name))
    : () => false;
  while (before && before.below.length > 0 && names(before.below.at(-1)!)) before.below.pop();
  if (before?.dates === '' && before.below.length === 0 && names(before.names.join(', '))) before.names = [];
  while (place.below.length > 0 && names(place.below[0]!) && isHeader(place.below[0]!)) place.below.shift();
  if (job || place.names.length > 0 || !before) return;
  const header = before.dates === '' && before.below.length === 0 ? before.names : namesAbove(before);
  if (header.length === 0) return;
  place.names = header;
  if (before.dates === '') before.names = [];
  else before.below.pop();
}

const namesAbove = ({ below }: Place): string[] =>
  isHeader(below.at(-1) ?? '') ? namesIn(below.at(-1)!) : [];

/** No sentence: short, and without its end. */
const isHeader = (line: string): boolean => /^\p{Lu}[^.!?]{0,79}$/u.test(line);

const isEmpty = ({ names, dates, below }: Place): boolean =>
  names.length === 0 && dates === '' && below.length === 0;

function workOf({ names: [first = '', ...rest], dates, below }: Place, job: StoryPlace | undefined): Work {
  const description = below.join('\n');
  if (job) return { company: job.employer, position: job.title, dates, description };
  if (rest.length === 0) return { company: first, position: '', dates, description };
  return { company: rest.join(', '), position: first, dates, description };
}

const orBlank = <Entry>(entries: readonly Entry[], blank: Entry): readonly Entry[] =>
  entries.length > 0 ? entries : [blank];
