import type { Episode } from '#coach/candidate/candidate.ts';
import { isAnothersDeed } from './usual/own-subject.ts';
import { signsOf } from './signs-of.ts';
import signs from './went-wrong.json' with { type: 'json' };

const SIGNS = signsOf(signs);

/** "She failed it four times, so I chalked the bay out" is not the speaker's. */
function isByMe(text: string): boolean {
  const mine = text.search(SIGNS.byMe);
  const wrong = text.search(SIGNS.wrong);
  return mine >= 0 && (wrong < 0 || mine <= wrong) && !SIGNS.putRight.test(text);
}

/** "I found a loose joint" is nobody's doing. */
export const tellsOwnDoing = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => SIGNS.byMe.test(text) || (!/^I\b/.test(text) && SIGNS.myDeed.test(text)));

const isOfWrong = (text: string): boolean => SIGNS.wrong.test(text) || SIGNS.costDearly.test(text);
const isOwnWrong = (text: string): boolean => isOfWrong(text) && isByMe(text);

/** "A colleague opened the wrong valve. I stood beside it." */
export const isAnothersWrong = (episode: Episode): boolean =>
  isAnothersDeed(episode) && !episode.sentences.some(({ text }) => isOwnWrong(text));

/** An oven that failed is no mistake of the baker's. */
export function isOwnMistake({ sentences }: Episode): boolean {
  const texts = sentences.map(({ text }) => text);
  if (texts.some(isOwnWrong)) return true;
  const [first = '', ...after] = texts;
  if (SIGNS.labelled.test(first) && texts.some((text) => SIGNS.byMe.test(text))) return true;
  const isMended =
    SIGNS.once.test(first) &&
    after.some((text) => SIGNS.mends.test(text)) &&
    after.some((text) => SIGNS.changed.test(text));
  const isPutBack =
    SIGNS.myDeed.test(first) &&
    after.some((text) => SIGNS.putBack.test(text)) &&
    after.some((text) => SIGNS.newHabit.test(text));
  const isOwned =
    texts.some((text) => SIGNS.owned.test(text)) &&
    texts.some((text) => SIGNS.byMe.test(text) || SIGNS.myDeed.test(text));
  return (
    isMended ||
    isPutBack ||
    isOwned ||
    (/^(?:I|We)\b/.test(first) && after.some((text) => SIGNS.care.test(text)))
  );
}

/** Own mistakes learnt from: nothing to show oneself by. */
export const wentWrong = (episode: Episode): boolean =>
  isOwnMistake(episode) ||
  (episode.sentences.some(({ text }) => isOfWrong(text)) &&
    episode.sentences.some(({ part, text }) => part === 'lesson' || SIGNS.learnt.test(text)));
