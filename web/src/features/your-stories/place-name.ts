import type { StoryPlace } from '@pythia/contracts/settled-stories.ts';

/** "Head baker, Rye & Co., 2019 – present" */
export const placeName = (place: StoryPlace): string =>
  [place.title, place.employer, yearsOf(place)].filter(Boolean).join(', ');

export function yearsOf({ from, to, is_current: isCurrent }: StoryPlace): string {
  return [from, isCurrent ? 'present' : to].filter(Boolean).join(' – ');
}
