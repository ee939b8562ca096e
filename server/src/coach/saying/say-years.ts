import type { Place } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { heldFor } from './jobs-held.ts';
import { inLines } from './tell-episode.ts';

const SPELT = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty';
const YEARS = new RegExp(`\\b(\\d+|${SPELT})\\+? (?:and a half )?years?\\b`, 'i');

/** A line with a duration, else dates as written; nothing is added up. */
export function sayYears(asking: Asking): Spoken {
  const { candidate, question, found } = asking;
  const about = new Set([...question.names.map((name) => name.toLowerCase()), ...subjectOf(asking)]);
  const saying = candidate.episodes
    .flatMap(({ sentences }) => sentences)
    .filter(({ text }) => YEARS.test(text))
    .toSorted((one, other) => shared(other.tokens, about) - shared(one.tokens, about))[0];
  if (saying && (about.size === 0 || shared(saying.tokens, about) > 0))
    return { text: saying.text, told: [] };
  const places = about.size > 0 && found[0] ? [found[0].episode.place] : candidate.places;
  const dated = places.filter(({ from }) => from !== '');
  return dated.length > 0 ? { text: sinceWhen(dated), told: [] } : NOT_SURE;
}

const subjectOf = ({ question }: Asking): string[] =>
  question.focus
    .map(({ lemma }) => lemma)
    .filter((lemma) => !/^(year|long|many|experience|much|time|work|total)$/.test(lemma));

const shared = (tokens: readonly { lemma: string }[], about: ReadonlySet<string>): number =>
  tokens.filter(({ lemma }) => about.has(lemma)).length;

function sinceWhen(places: readonly Place[]): string {
  const byYear = places.toSorted((one, other) => yearOf(one.from) - yearOf(other.from));
  return inLines([...new Set([byYear[0]!, byYear.at(-1)!].map(heldFor))]);
}

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? 9999);
