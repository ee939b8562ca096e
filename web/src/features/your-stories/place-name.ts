import type { StoryPlace } from '@pythia/contracts/settled-stories.ts';

/** Example: `Head baker, Rye & Co., 2019 – present`; empty: unknown. */
export const placeName = (place: StoryPlace): string =>
  [place.title, place.employer, yearsOf(place)].filter(Boolean).join(', ');

/** Example: `2019 – present`, or the one known date. */
export function yearsOf({ from, to, is_current: isCurrent }: StoryPlace): string {
  return [from, isCurrent ? 'present' : to].filter(Boolean).join(' – ');
}
