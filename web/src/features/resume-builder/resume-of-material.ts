import type { ReadJob } from '@pythia/contracts/settled-jobs.ts';
import type { MaterialTexts } from '#material/material.ts';
import { jobDates, keptJobs } from '#material/resume-jobs/job-edits.ts';
import { isTitle } from './is-title.ts';
import { withoutLocation } from './locations.ts';
import { BLANK_ENTRIES, BLANK_EXTRAS, type Education, type Resume, type Work } from './resume.ts';

const BULLET = /^[•●▪*–-]\s+/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const YEAR = String.raw`(?:\b${MONTH}\.? )?(?:\d{1,2}[./])?(?:19|20)\d{2}`;
const DATES = new RegExp(String.raw`${YEAR}(?:\s*(?:–|—|-|to)\s*(?:${YEAR}|\p{L}+))?`, 'iu');
const BETWEEN_NAMES = /\s*(?:,|;|\||·|\t|\s[–—-]\s)\s*/u;
const HEADER = /^\p{Lu}[^.!?]{0,79}$/u;

export const resumeOfMaterial = (
  { name, education, work }: Pick<MaterialTexts, 'name' | 'education' | 'work'>,
  jobs: readonly ReadJob[],
): Resume => ({
  name: name.trim(),
  education: orBlank(placesIn(education).map(studyOf), BLANK_ENTRIES.education),
  experience: orBlank(keptJobs(jobs).map(workOf), BLANK_ENTRIES.experience),
  ...extrasIn(work),
});

function extrasIn(work: string): Pick<Resume, 'extras'> {
  const lists = work.match(/^(?:skills|languages): .+$/gim) ?? [];
  const skills = lists.map((line) => line.replace(/^skills: /i, '')).join('\n');
  return skills === '' ? {} : { extras: { ...BLANK_EXTRAS, skills } };
}

interface Line {
  text: string;
  isListed: boolean;
}

interface Place {
  names: string[];
  dates: string;
  below: Line[];
}

function placesIn(text: string): Place[] {
  const places: Place[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const isListed = BULLET.test(line);
    const dates = isListed ? undefined : DATES.exec(line)?.[0];
    const last = places.at(-1);
    const plain = line.replace(BULLET, '');
    if (dates === undefined && last) last.below.push({ text: plain, isListed });
    else places.push({ names: namesIn(plain.replace(dates ?? '', '')), dates: dates ?? '', below: [] });
  }
  for (const [at, place] of places.entries()) completeHeader(place, places[at - 1]);
  return places.filter(({ names, dates, below }) => names.length > 0 || dates !== '' || below.length > 0);
}

/** Headers may have two lines: `Senior Baker` above or below `Harbour Bakery, 2019 – 2023`. */
function completeHeader(place: Place, before: Place | undefined): void {
  if (place.dates === '') return;
  while (place.names.length < 2) {
    const header = headerAbove(place, before) ?? headerBelow(place);
    if (!header) return;
    place.names = place.names.length === 0 ? header : [...header, ...place.names];
  }
}

function headerAbove({ names }: Place, before: Place | undefined): string[] | undefined {
  if (!before) return undefined;
  const last = before.below.at(-1);
  if (!last && before.dates === '' && before.names.length > 0) return before.names.splice(0);
  if (
    !last ||
    !belongs(last, names) ||
    (before.dates !== '' && before.below.length === 1 && before.names.length < 2)
  )
    return undefined;
  before.below.pop();
  return namesIn(last.text);
}

function headerBelow({ names, below }: Place): string[] | undefined {
  const [first] = below;
  if (!first || !belongs(first, names)) return undefined;
  below.shift();
  return namesIn(first.text);
}

const belongs = ({ text, isListed }: Line, names: readonly string[]): boolean =>
  !isListed &&
  HEADER.test(text) &&
  (names.length === 0 || namesIn(text).some(isTitle) !== names.some(isTitle));

const namesIn = (line: string): string[] =>
  withoutLocation(line.split(BETWEEN_NAMES).map(withoutBrackets).filter(Boolean));

const withoutBrackets = (text: string): string => text.replace(/[()[\]]/g, '').trim();

const studyOf = ({ names: [degree = '', ...school], dates }: Place): Education =>
  school.length === 0 ? { school: degree, degree: '', dates } : { school: school.join(', '), degree, dates };

const workOf = (job: ReadJob): Work => ({
  company: job.employer,
  position: job.role,
  dates: jobDates(job),
  description: job.lines.join('\n'),
});

const orBlank = <Entry>(entries: readonly Entry[], blank: Entry): readonly Entry[] =>
  entries.length > 0 ? entries : [blank];
