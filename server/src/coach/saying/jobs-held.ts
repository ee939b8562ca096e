import type { Candidate, Place } from '#coach/candidate/candidate.ts';
import { inLines } from './tell-episode.ts';

export function jobsHeld({ places }: Candidate): string {
  const [latest, before] = latestFirst(places);
  if (!latest) return '';
  return inLines([heldNow(latest), before && heldBefore(before)]);
}

/** Present job first, then the last held; in written order without years. */
export const latestFirst = (places: readonly Place[]): Place[] =>
  places
    .map((place) => (NO_NAME.test(place.employer) ? { ...place, employer: '' } : place))
    .filter(({ title, employer }) => title !== '' || employer !== '')
    .toSorted(
      (one, other) =>
        +isUnpaid(one) - +isUnpaid(other) ||
        +other.isCurrent - +one.isCurrent ||
        (one.isCurrent ? 0 : lastYear(other) - lastYear(one) || 0),
    );

/** Not a volunteer coordinator. */
const isUnpaid = ({ title }: Place): boolean => /^(?:volunteer|trustee)$/i.test(title.trim());

export const firstYear = ({ from }: Place): number => Number(/\d{4}/.exec(from)?.[0] ?? 9_999);
const NO_NAME = /^(?:before(?: that)?|now|current(?:ly)?|previous(?:ly)?|earlier|then|present)$/i;

const lastYear = ({ from, to }: Place): number => Number(/\d{4}/.exec(to || from)?.[0]);

export const heldNow = (place: Place): string =>
  place.isCurrent ? `I work ${jobAt(place)}.` : `I have worked ${jobAt(place)}.`;

export const heldBefore = (place: Place): string =>
  place.isCurrent ? `I also work ${jobAt(place)}.` : `Earlier I worked ${jobAt(place)}.`;

export const heldFor = (place: Place): string => {
  const { from, to, isCurrent } = place;
  if (isCurrent) return `Since ${from} I have worked ${jobAt(place)}.`;
  return to ? `From ${from} to ${to} I worked ${jobAt(place)}.` : `In ${from} I worked ${jobAt(place)}.`;
};

const OWN_FIRM = /^(?:self[- ]?employed|freelance)$/i;

function jobAt({ title, employer }: Place): string {
  const isTrading = /^trading as /i.test(employer);
  if (isTrading || OWN_FIRM.test(employer.trim())) {
    const as = title === '' || OWN_FIRM.test(title) ? '' : `as ${inSmallLetters(title)} `;
    return `${as}for myself${isTrading ? `, ${employer}` : ''}`;
  }
  const isNamed = /\p{L}/u.test(employer);
  const post = inSmallLetters(/^\d[\d.,]*\s/.test(title) ? '' : title)
    .replace(/[;,]?\s+also\b.*$/i, '')
    .replace(/(?:,? (?:since|from))?\.?$/i, ''); // `Team leader since.`
  const job = [post && `as ${post}`, isNamed && `at ${inSmallLetters(employer)}`].filter(Boolean).join(' ');
  return job.replace(/\s*[|·•]\s*/g, ', ').replace(/\.$/, '');
}

/** `SOUS CHEF` → "Sous Chef"; `NHS` and `IBM UK` stay. */
const inSmallLetters = (name: string): string =>
  /\p{Ll}/u.test(name.replace(/,.*/su, '')) || !/\p{Lu}{4}/u.test(name)
    ? name
    : name.replace(/\p{Lu}{4,}/gu, (word) => word[0] + word.slice(1).toLowerCase());
