import type { StoryPlace } from '@pythia/contracts/settled-stories.ts';

/** `Head baker, Rye & Co., 2019 – present`; empty where nothing is known. */
export const placeName = (place: StoryPlace): string =>
  [place.title, place.employer, yearsOf(place)].filter(Boolean).join(', ');

/** `2019 – present`, `March 2015 – 2019`, or the one date that is known. */
export function yearsOf({ from, to, is_current: isCurrent }: StoryPlace): string {
  return [from, isCurrent ? 'present' : to].filter(Boolean).join(' – ');
}
