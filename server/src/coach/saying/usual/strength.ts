import { isPast } from '#coach/candidate/speech/verbs.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import type { Asking, Spoken } from '../asking.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { countWords } from '../wording.ts';
import { colleaguesSay } from './colleagues-say.ts';
import { meritIn, meritsOf } from './guard.ts';
import { isOnce, likelyLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** Covered by the story that is found, so much of the question is about one strength: "what are you best at with guests". */
const CLEAR = 0.4;
const LIKELY = 0.25;

/** As the candidate calls it, else as somebody who knows them does: "I am calm", “Calm. That is the whole review.” */
function named(asking: Asking): Spoken | undefined {
  const own = likelyLines(asking, 'strength', LIKELY).find(
    ({ text }) => isLasting(text) && !REBUKES.test(text),
  );
  if (own) return { text: own.text, told: [own.episode] };
  const praise = colleaguesSay.say(asking);
  if (praise && REBUKES.test(praise.text)) return undefined;
  const lines = praise?.text.split('\n') ?? [];
  return (
    praise && {
      ...praise,
      text: inLines(lines.slice(0, 1 + lines.findIndex((line) => /["“”]/.test(line)) || 1)),
    }
  );
}
/** "Stubborn and often late", "Reliable, but rarely speaks up" */
const REBUKES =
  /\b(?:should|could|must|needs? to|but|late|slow\w*|stubborn|rude|bad|poor\w*|not|never|cannot|can['’]t|average|weak\w*|difficult|hard to|improve\w*|too|only|rarely|seldom|miss(?:es|ed)|blunt|when (?:she|he) is watched|meets expectations)\b/i;
const LEAST_WORDS = 3;
const isLasting = (text: string): boolean =>
  !/\d/.test(text) &&
  !isOnce(text) &&
  !isPast(/^I (\p{L}+)/u.exec(text)?.[1] ?? '') &&
  countWords(text) >= LEAST_WORDS;

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
    const { text, told: [said] = [] } = (!isClear && named(asking)) || { text: '' };
    const able = strongest.filter((one) => one.id !== said?.id);
    const episode = isClear ? best.episode : (able.find(tellsDeed) ?? able[0]);
    if (!episode) return said && { text, told: [said] };
    const room = { ...asking, budget: asking.budget - countWords(text) };
    const shown = tellEpisode(episode, room, 'Let me show you with something that I did.');
    return said ? { text: inLines([text, shown.text]), told: [said, episode] } : shown;
  },
};
