import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import type { Asking, Spoken } from '../asking.ts';
import { tellEpisode } from '../tell-episode.ts';
import { meritIn, meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

/** Covered by the story that is found, so much of the question is about one strength: "what are you best at with guests". */
const CLEAR = 0.4;

export const strength: UsualRule = {
  draft: 'story',
  askedByKind: 'strength',
  say: (asking: Asking): Spoken | undefined => {
    const strongest = meritsOf(asking, 'achievement');
    const found = asking.found.flatMap((one) => {
      const episode = meritIn(one.episode, asking.kinds);
      return episode && tellsDeed(episode) ? { ...one, episode } : [];
    });
    const [best] = found;
    const isClear = best !== undefined && best.matched.length > 0 && best.coverage >= CLEAR;
    const episode = isClear ? best.episode : (strongest.find(tellsDeed) ?? strongest[0]);
    return episode && tellEpisode(episode, asking, 'Let me show you with something that I did.');
  },
};
