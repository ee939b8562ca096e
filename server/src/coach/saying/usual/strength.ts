import type { Asking, Spoken } from '../asking.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { countWords } from '../wording.ts';
import { isWhole, meritIn, meritsOf } from './guard.ts';
import { isOnce, likelyLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** Covered by the story that is found, so much of the question is about one strength: "what are you best at with guests". */
const CLEAR = 0.4;
const NAMED = 0.4;
const SHOWN = 'Let me show you with something that I did.';

export const strength: UsualRule = {
  draft: 'story',
  askedByKind: 'strength',
  say: (asking: Asking): Spoken | undefined => {
    const [best] = asking.found;
    const isClear = best !== undefined && best.matched.length > 0 && best.coverage >= CLEAR;
    const episode = (isClear && meritIn(best.episode, asking.kinds)) || meritsOf(asking, 'achievement')[0];
    if (!episode) return undefined;
    const named = likelyLines(asking, 'strength', NAMED).find(
      ({ text }) => !isOnce(text) && isWhole(text) && /^[^:\d]+$/.test(text),
    );
    const budget = asking.budget - countWords(named?.text ?? '');
    const told = tellEpisode(episode, { ...asking, budget }, SHOWN);
    return { ...told, text: inLines([named?.text, told.text]) };
  },
};
