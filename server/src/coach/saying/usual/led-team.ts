import type { Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { isOfLeading } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

const isLed = (episode: Episode): boolean => isOfLeading(episode) && isFlattering(episode);

/** People whom the candidate led, and how many: those whom the posting wants led are none of them. */
export const ledTeam: UsualRule = {
  asks: /\b(?:(?:you )?(?:led|lead|leading|managed|managing|run|supervis\w+|guide|guided) (?:\S+ ){0,2}(?:a |the |other |your |an? \S+ )?(?:team|people|group|others|shift|crew|staff)|(?:been |being )?in charge of (?:people|others|a team)|people reporting to you|experience of supervising)\b/,
  examples: [
    'Tell me about a time you led a team.',
    'Have you been in charge of people before?',
    'When have you run a shift or a crew?',
    'Have you had people reporting to you?',
  ],
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
