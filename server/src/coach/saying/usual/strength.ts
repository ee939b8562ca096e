import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import type { Asking, Spoken } from '../asking.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { countWords } from '../wording.ts';
import { isWhole, meritIn, meritsOf } from './guard.ts';
import { isOnce, likelyLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** Covered by the story that is found, so much of the question is about one strength: "what are you best at with guests". */
const CLEAR = 0.4;

/** How likely a line names one. */
const NAMED = 0.4;
const SHOWN = 'Let me show you with something that I did.';

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
    if (!episode) return undefined;
    const named = likelyLines(asking, 'strength', NAMED).find(
      ({ text }) => !isOnce(text) && isWhole(text) && /^[^:\d]+$/.test(text),
    );
    const told = tellEpisode(
      episode,
      { ...asking, budget: asking.budget - countWords(named?.text ?? '') },
      SHOWN,
    );
    return named ? { ...told, text: inLines([named.text, told.text]) } : told;
  },
};
