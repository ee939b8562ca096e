import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking } from '../asking.ts';
import { guarded, yearsIn } from './guard.ts';
import { isCutOff, isPraise } from './kinds-of-story.ts';
import type { ToldOf } from './usual-rule.ts';

interface Choosing {
  of: ToldOf;
  passes: (episode: Episode) => boolean;
  meant: (episode: Episode) => number;
  worth?: ((episode: Episode) => number) | undefined;
  matterIn: (episode: Episode) => Episode;
}

export function chooseStory(
  { candidate, found, told }: Asking,
  { of, passes, meant, worth = () => 0, matterIn }: Choosing,
): Episode | undefined {
  const ranked = found.map(({ episode }) => episode.id);
  const rank = (episode: Episode): number => {
    const at = ranked.indexOf(episode.id);
    return at < 0 ? 0 : 0.9 / (1 + at);
  };
  const valueOf = (episode: Episode): number =>
    worth(episode) + 2 * meant(episode) + rank(episode) - (told.episodes.includes(episode.id) ? 3 : 0);
  const toldOf = (episode: Episode): Episode[] =>
    storiesIn(episode).flatMap((one) => guarded(of, one, meant(one)) ?? []);
  return candidate.episodes
    .flatMap((episode) => {
      const matter = matterIn(episode);
      const ofMatter = matter === episode ? [] : toldOf(matter);
      return ofMatter.length > 0 ? ofMatter : toldOf(episode);
    })
    .filter((episode) => !isPraise(episode) && !isCutOff(episode) && passes(episode))
    .map((episode) => ({ episode, value: valueOf(episode) }))
    .toSorted((one, other) => other.value - one.value)[0]?.episode;
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
