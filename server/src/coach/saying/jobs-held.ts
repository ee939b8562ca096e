import type { Candidate, Place } from '#coach/candidate/candidate.ts';
import { titleAsSaid } from './opener.ts';
import { ended } from './wording.ts';

/** Where the candidate works, and where before. */
export function employersOf({ places }: Candidate): string {
  const [latest, before] = places.toSorted((one, other) => +other.isCurrent - +one.isCurrent);
  if (!latest) return '';
  const now = latest.isCurrent ? `I am ${jobAt(latest)} now` : `Most recently I was ${jobAt(latest)}`;
  return ended(before ? `${now}; before that I was ${jobAt(before)}` : now);
}

/** `a head baker at Rye & Co.` */
export function jobAt({ title, employer }: Place): string {
  if (!title) return `at ${employer}`;
  return employer ? `${titleAsSaid(title)} at ${employer}` : titleAsSaid(title);
}
