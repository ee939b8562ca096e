import type { JobAsSettled } from '#coach/material.ts';
import type { Place } from './candidate.ts';
import { NOWHERE } from './layout/place-of.ts';

/** Undefined `read`: added by the user. */
export interface JudgedJob {
  read: Place | undefined;
  settled: JobAsSettled | undefined;
  /** Where the job now stands; undefined: the user has removed it. */
  place: Place | undefined;
}

/**
 * Settled jobs are found again by their lines, also after small edits; unfound ones are of another résumé.
 * Added jobs stand by date, newest first, undated last.
 */
export function settleJobs(places: readonly Place[], settled: readonly JobAsSettled[]): JudgedJob[] {
  const found = foundAgain(
    places,
    settled.filter(({ source }) => source.length > 0),
  );
  const jobs = places.map((read): JudgedJob => {
    const job = found.get(read);
    return { read, settled: job, place: job ? placeOf(job, read) : read };
  });
  for (const job of settled)
    if (job.source.length === 0) addInOrder(jobs, { read: undefined, settled: job, place: placeOf(job) });
  return jobs;
}

export const jobLines = ({ source = [], title, employer, from, to }: Place): readonly string[] =>
  source.length > 0 ? source : [[title, employer, from, to].filter(Boolean).join(', ')];

export function placeAmong(jobs: readonly JudgedJob[], place: Place): Place {
  const job =
    jobs.find(({ read }) => read === place) ??
    jobs.find((one) => one.settled && isFrom(place, one)) ??
    jobs.find(({ read }) => read && isAlike(read, place));
  return job ? (job.place ?? NOWHERE) : place;
}

const isFrom = ({ source = [] }: Place, { read, settled }: JudgedJob): boolean =>
  source.length > 0 &&
  [read?.source, settled?.source].some((other = []) => other.join('\n') === source.join('\n'));

export const isAlike = (one: Place, other: Place): boolean =>
  one.employer === other.employer &&
  one.title === other.title &&
  one.from === other.from &&
  one.to === other.to &&
  one.isCurrent === other.isCurrent;

function placeOf({ standing, doubts, ...job }: JobAsSettled, read?: Place): Place | undefined {
  if (standing === 'none') return undefined;
  const { employer, title, from, to, isCurrent } = job;
  const isDoubtful = doubts.includes('employer');
  return { employer, title, from, to, isCurrent, isDoubtful, doubts, source: read?.source ?? [] };
}

function foundAgain(places: readonly Place[], settled: readonly JobAsSettled[]): Map<Place, JobAsSettled> {
  const read = places.map((place) => ({ place, lines: linesIn(jobLines(place)) }));
  const known = settled.map((job) => ({ job, lines: linesIn(job.source) }));
  const pairs = known.flatMap(({ job, lines }) =>
    read
      .map((one) => ({ job, place: one.place, share: likeness(lines, one.lines) }))
      .filter(({ share }) => share > MOST),
  );
  const found = new Map<Place, JobAsSettled>();
  const done = new Set<JobAsSettled>();
  for (const { job, place } of pairs.toSorted((one, other) => other.share - one.share)) {
    if (found.has(place) || done.has(job)) continue;
    found.set(place, job);
    done.add(job);
  }
  return found;
}

/** Share of the longer source's words. */
const MOST = 0.5;

interface Lines {
  words: ReadonlySet<string>;
  /** Words alone: figures change while a job lasts. */
  names: string;
  begins: string | undefined;
}

function linesIn(source: readonly string[]): Lines {
  const words =
    source
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    words: new Set(words),
    names: words.filter((word) => !/\d/.test(word)).join(' '),
    begins: words.find((word) => /^(?:19|20)\d\d$/.test(word)),
  };
}

/** Share of words in common; 0 where years of beginning differ, unless nothing else does. */
function likeness(one: Lines, other: Lines): number {
  const differs = one.begins !== undefined && other.begins !== undefined && one.begins !== other.begins;
  if (differs && one.names !== other.names) return 0;
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  return common / Math.max(one.words.size, other.words.size, 1);
}

function addInOrder(jobs: JudgedJob[], job: JudgedJob): void {
  const ends = yearsOf(job.place);
  const at = ends && jobs.findIndex(({ place }) => isBefore(yearsOf(place), ends));
  jobs.splice(at === undefined || at < 0 ? jobs.length : at, 0, job);
}

type Years = readonly [end: number, begin: number];

function yearsOf(place: Place | undefined): Years | undefined {
  const begin = yearIn(place?.from ?? '');
  const end = place?.isCurrent ? Infinity : (yearIn(place?.to ?? '') ?? begin);
  return end === undefined ? undefined : [end, begin ?? end];
}

const yearIn = (date: string): number | undefined => {
  const year = /(?:19|20)\d\d/.exec(date)?.[0];
  return year === undefined ? undefined : Number(year);
};

const isBefore = (one: Years | undefined, [end, begin]: Years): boolean =>
  one !== undefined && (one[0] < end || (one[0] === end && one[1] < begin));
