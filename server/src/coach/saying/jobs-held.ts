import type { Candidate, Place } from '#coach/candidate/candidate.ts';
import { titleAsSaid } from './opener.ts';
import { ended } from './wording.ts';

/** Where the candidate works, and where before. */
export function employersOf({ places }: Candidate): string {
  const [latest, before] = latestFirst(places);
  if (!latest) return '';
  const now = latest.isCurrent ? `I am ${jobAt(latest)} now` : `Most recently I was ${jobAt(latest)}`;
  return ended(before ? `${now}; ${besides(before, latest)}` : now);
}

/** The present job, then the one held last; as they were written where the years say nothing. Dates alone are none. */
export const latestFirst = (places: readonly Place[]): Place[] =>
  places
    .filter(({ title, employer }) => title !== '' || employer !== '')
    .toSorted(
      (one, other) =>
        +other.isCurrent - +one.isCurrent || (one.isCurrent ? 0 : lastYear(other) - lastYear(one) || 0),
    );

const lastYear = ({ from, to }: Place): number => Number(/\d{4}/.exec(to || from)?.[0]);

/** The job beside the latest one, or before it: `before that I was a baker at Rye & Co.`, or `there`. */
export const besides = (place: Place, latest: Place): string => {
  const isThere = place.title !== '' && place.employer !== '' && place.employer === latest.employer;
  const job = isThere ? `${titleAsSaid(place.title)} there` : jobAt(place);
  return place.isCurrent ? `I am also ${job}` : `before that I was ${job}`;
};

/** `a head baker at Rye & Co.` */
export function jobAt({ title, employer }: Place): string {
  if (!title) return `at ${employer}`;
  return employer ? `${titleAsSaid(title)} at ${employer}` : titleAsSaid(title);
}
