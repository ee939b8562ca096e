import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking } from '../asking.ts';
import { guarded } from './guard.ts';
import { isCutOff, isPraise } from './kinds-of-story.ts';
import { storiesIn } from './stories-in.ts';
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
