import type { Material } from '#material/material.ts';
import { BLANK_ENTRIES, type Education, type Resume, type Work } from './resume.ts';

const BULLET = /^[•●▪*–-]\s+/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const YEAR = String.raw`(?:\b${MONTH}\.? )?(?:\d{1,2}[./])?(?:19|20)\d{2}`;
const DATES = new RegExp(String.raw`${YEAR}(?:\s*(?:–|—|-|to)\s*(?:${YEAR}|\p{L}+))?`, 'iu');
const BETWEEN_NAMES = /\s*(?:,|;|\||·|\t|\s[–—-]\s)\s*/u;

/**
 * What the candidate's words look like as entries of a form: a dated line begins one, and what stands below it is
 * what was done there. A beginning, to be corrected by whoever wrote the words.
 */
export const resumeOfMaterial = ({ name, education, work }: Material): Resume => ({
  name: name.trim(),
  education: orBlank(placesIn(education).map(studyOf), BLANK_ENTRIES.education),
  experience: orBlank(placesIn(work).map(workOf), BLANK_ENTRIES.experience),
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
  names: line.replace(dates, '').split(BETWEEN_NAMES).map(withoutBrackets).filter(Boolean),
  dates,
  below: [],
});

const withoutBrackets = (text: string): string => text.replace(/[()[\]]/g, '').trim();

const studyOf = ({ names: [degree = '', ...school], dates }: Place): Education =>
  school.length === 0 ? { school: degree, degree: '', dates } : { school: school.join(', '), degree, dates };

function workOf({ names: [position = '', ...company], dates, below }: Place): Work {
  const description = below.join('\n');
  if (company.length === 0) return { company: position, position: '', dates, description };
  return { company: company.join(', '), position, dates, description };
}

const orBlank = <Entry>(entries: readonly Entry[], blank: Entry): readonly Entry[] =>
  entries.length > 0 ? entries : [blank];
