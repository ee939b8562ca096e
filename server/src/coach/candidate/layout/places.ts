import type { Place } from '../candidate.ts';

export const NOWHERE: Place = { employer: '', title: '', from: '', to: '', isCurrent: false };

/** Header lines on top of each other are one place; undefined where the second contradicts the first. */
export function completePlace(place: Place, header: Place, isInherited: boolean): Place | undefined {
  const agrees =
    (place.employer === '' || header.employer === '' || isInherited) &&
    (place.title === '' || header.title === '') &&
    (place.from === '' || header.from === '');
  if (!agrees) return undefined;
  return {
    employer: header.employer || place.employer,
    title: place.title || header.title,
    from: place.from || header.from,
    to: place.to || header.to,
    isCurrent: place.isCurrent || header.isCurrent,
  };
}
