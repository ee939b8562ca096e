import type { Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { isOfLeading } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

const isLed = (episode: Episode): boolean => isOfLeading(episode) && isFlattering(episode);

/** People whom the candidate led, and how many: those whom the posting wants led are none of them. */
export const ledTeam: UsualRule = {
  stories: { isOne: isLed, mayBeOne: isFlattering },
  draft: 'story',
  say: (asking) => {
    const episode = pickStory(
      asking,
      isLed,
      (one) =>
        one.sentences.filter(({ text }) =>
          /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/.test(text),
        ).length / 2,
    );
    return episode && tellEpisode(episode, asking);
  },
};
