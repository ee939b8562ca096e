import type { Place } from '#coach/candidate/candidate.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';

const NOW =
  /\b(?:at the moment|currently|right now|at present|your (?:current|present) (?:\S+ )?(?:job|role|position|post|employer|company|place|team)|what (?:\S+ ){1,4}do you (?:\S+ ){0,3}(?:now|today)|are you (?:\S+ ){0,4}(?:now|today))\b/;
const EARLY =
  /\b(?:early (?:days|career)|early in your career|(?:very|your) first (?:job|role|position|post|employer)|when you (?:first )?started (?:out|your career))\b/;

export function ofTimeAsked({ kind, text }: Question, found: readonly Found[]): readonly Found[] {
  const words = plainWords(text);
  if (kind === 'follow-up') return found;
  if (NOW.test(words)) return first(found, ({ isCurrent }) => isCurrent);
  if (!EARLY.test(words)) return found;
  const years = found.map(({ episode }) => beganIn(episode.place)).filter((year) => year !== undefined);
  const earliest = Math.min(...years);
  return first(found, (place) => beganIn(place) === earliest);
}

const first = (found: readonly Found[], is: (place: Place) => boolean): readonly Found[] =>
  found.toSorted((one, other) => +is(other.episode.place) - +is(one.episode.place));

function beganIn({ from }: Place): number | undefined {
  const year = /\d{4}/.exec(from)?.[0];
  return year === undefined ? undefined : Number(year);
}
