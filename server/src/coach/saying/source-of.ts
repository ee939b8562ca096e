import { titleFrom } from '@pythia/contracts/story-title.ts';
import type { Episode, Place } from '#coach/candidate/candidate.ts';
import { citationOf } from '#coach/knowledge/cite.ts';
import type { KnowledgeEntry } from '#coach/knowledge/fields.ts';

/** Room in a small label. */
const MOST_CHARACTERS = 60;

const KNOWN_AS: Record<Episode['source'], string> = {
  work: 'From your résumé',
  education: 'From your résumé',
  story: 'From one of your stories',
  other: 'From what you entered about yourself',
};

/**
 * `From your résumé: Rye & Co., 2019–21`: the story's title or one place; null for none or several.
 */
export function sourceOf(text: string, told: readonly Episode[]): string | null {
  const episodes = told.filter((episode) => isIn(text, episode));
  const [first, ...others] = episodes;
  if (!first || others.some(({ source }) => KNOWN_AS[source] !== KNOWN_AS[first.source])) return null;
  const origin = KNOWN_AS[first.source];
  if (others.length === 0 && hasOwnTitle(first) && isRoomFor(first.title, origin)) {
    const placed = joined(first.title, first.place.employer);
    return `${origin}: ${isRoomFor(placed, origin) ? placed : first.title}`;
  }
  const isOnePlace = others.every(({ place }) => label(place) === label(first.place));
  const place = first.source !== 'story' && isOnePlace ? fitting(first.place, origin) : '';
  return place ? `${origin}: ${place}` : origin;
}

/** `From Industry knowledge: hash tables`, behind the candidate's own origin. */
export function withKnowledge(own: string | null, entries: readonly KnowledgeEntry[]): string | null {
  const names = [...new Set(entries.map(({ name }) => name))];
  if (names.length === 0) return own;
  const known = citationOf(names);
  return own === null ? `From ${known}` : `${own.split(':', 1)[0]} · ${known}`;
}

export const hasOwnTitle = ({ title, sentences }: Pick<Episode, 'title' | 'sentences'>): boolean =>
  title !== titleFrom(sentences[0]!.text);

/** The first letter may have been made small. */
const isIn = (text: string, { sentences }: Episode): boolean =>
  sentences.some((said) => text.includes(said.text.slice(1)));

const label = (place: Place): string => joined(place.title, place.employer, yearsOf(place));

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

/** The most that fits, employer first; half a name would be another one. */
function fitting(place: Place, origin: string): string {
  const { title, employer } = place;
  const years = yearsOf(place);
  const names = [label(place), joined(employer, years), employer, joined(title, years), title];
  return names.find((name) => name !== '' && isRoomFor(name, origin)) ?? '';
}

const isRoomFor = (name: string, origin: string): boolean => `${origin}: ${name}`.length <= MOST_CHARACTERS;

/** `2019–21`, `1998–2003`, `since 2019`, or the one known year. */
function yearsOf({ from, to, isCurrent }: Place): string {
  const [first, last] = [yearIn(from), yearIn(to)];
  if (first && isCurrent) return `since ${first}`;
  if (!first || !last || first === last) return first || last;
  return `${first}–${first.slice(0, 2) === last.slice(0, 2) ? last.slice(2) : last}`;
}

const yearIn = (date: string): string => /(?:19|20)\d\d/.exec(date)?.[0] ?? '';
