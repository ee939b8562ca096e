import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking } from '../asking.ts';
import { guarded, yearsIn } from './guard.ts';
import { isCutOff, isPraise } from './kinds-of-story.ts';
import type { ToldOf } from './usual-rule.ts';

export function chooseStory(
  { candidate, found, told }: Asking,
  of: ToldOf,
  passes: (episode: Episode) => boolean,
  meant: (episode: Episode) => number = () => 0,
  worth: (episode: Episode) => number = () => 0,
): Episode | undefined {
  const ranked = found.map(({ episode }) => episode.id);
  const rank = (episode: Episode): number => {
    const at = ranked.indexOf(episode.id);
    return at < 0 ? 0 : 0.9 / (1 + at);
  };
  const value = (episode: Episode): number =>
    worth(episode) + 2 * meant(episode) + rank(episode) - (told.episodes.includes(episode.id) ? 3 : 0);
  return candidate.episodes
    .flatMap(storiesIn)
    .flatMap((episode) => guarded(of, episode, meant(episode)) ?? [])
    .filter((episode) => !isPraise(episode) && !isCutOff(episode) && passes(episode))
    .toSorted((one, other) => value(other) - value(one))[0];
}

const LEAST_OF_TWO = 4;
const OPENS =
  /^(?:In (?:my (?:first|second|third|last) |(?:\p{L}+ )?(?:19|20)\d\d\b)|At \p{Lu}\p{L}+ |One (?:son|daughter|patient|customer|guest|client|day|night|time)\b|Each \p{Lu}|For (?:(?:two|three|four|five|six|\d+) (?:days|weeks|months)|the (?:19|20)\d\d)\b|There (?:is|was) an? |I have (?:\p{L}+ ){1,8}\p{L}+, including\b|When (?:they|we) (?:had|got|took|opened|moved)\b|Last (?:year|winter|summer|spring|autumn)\b)/u;

/** A paragraph may hold several: "… I closed it. In my first winter I gave …" */
function storiesIn(episode: Episode): Episode[] {
  const { sentences } = episode;
  if (sentences.length < LEAST_OF_TWO) return [episode];
  const years = sentences.map(({ text }) => yearsIn(text));
  const opens = sentences.flatMap(({ text }, at) =>
    at === 0 || OPENS.test(text) || isOfAnotherYear(years.slice(0, at + 1)) ? at : [],
  );
  return opens.map((from, place) => ({ ...episode, sentences: sentences.slice(from, opens[place + 1]) }));
}

const isOfAnotherYear = (years: readonly (readonly string[])[]): boolean => {
  const [now = [], ...before] = years.toReversed();
  const last = before.find((some) => some.length > 0);
  return now.length > 0 && last !== undefined && !now.some((year) => last.includes(year));
};
