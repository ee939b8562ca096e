import type { Episode } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { tellEpisode } from '../tell-episode.ts';
import { isOwnMistake, wentWrong } from '../went-wrong.ts';
import {
  isAgainstColleague,
  isAgainstSuperior,
  isConflict,
  isDisagreement,
  isFailure,
  isOfAnother,
  isOfDifficultCustomer,
  isOfLeading,
  isOfLearning,
  isOfPrivateLife,
  isOpenQuarrel,
  isQuarrel,
  pressureIn,
  tellsLearning,
  tellsOfFollowers,
  tellsOfOutsider,
} from './kinds-of-story.ts';
import { isFairlyToldWrong, isFlattering, pickStory, tellWithLesson } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

interface ToldBy extends Required<Pick<UsualRule, 'draft' | 'stories'>> {
  is: (episode: Episode) => boolean;
  worth?: (episode: Episode) => number;
  tell?: typeof tellWithLesson;
}

const tellsStory = ({ is, worth, tell = tellEpisode, ...rule }: ToldBy): UsualRule => ({
  ...rule,
  say: (asking) => {
    const episode = pickStory(asking, is, worth);
    return episode && tell(episode, asking);
  },
});

const isFlatteringAnd =
  (is: (episode: Episode) => boolean) =>
  (episode: Episode): boolean =>
    is(episode) && isFlattering(episode);

export const conflict = tellsStory({
  stories: { mayBeOne: isAgainstColleague, areToldWithCare: true },
  draft: 'choice',
  is: isConflict,
  worth: (one) => (isOpenQuarrel(one) ? 1 : 0),
});

const OF_A_SUPERIOR =
  /\b(?:manager|boss(?:es)?|gaffer|superiors?|director|supervisor|head|above|senior|leader|chief|chef|in charge|foreman|matron|principal|owner|consultant|management|authority|office|board|trustees|upwards|over(?:ruled|head))\b/i;

export const disagreedManager = tellsStory({
  stories: {
    mayBeOne: (one, asked) => isAgainstSuperior(one) || (isQuarrel(one) && !OF_A_SUPERIOR.test(asked)),
    areToldWithCare: true,
  },
  draft: 'choice',
  is: isDisagreement,
});

export const difficultCustomer = tellsStory({
  stories: {
    isOne: isFlatteringAnd(isOfDifficultCustomer),
    mayBeOne: (one) => isFlattering(one) && tellsOfOutsider(one),
  },
  draft: 'story',
  is: isOfDifficultCustomer,
});

/** What was tried and did not work; an error that was put right is none, and is among what can be chosen. */
export const failure = tellsStory({
  stories: { mayBeOne: isFairlyToldWrong, areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  is: isFailure,
  tell: tellWithLesson,
});

export const mistake = tellsStory({
  stories: { mayBeOne: isFairlyToldWrong, areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  is: (one) =>
    isOwnMistake(one) &&
    ![isOfAnother, isOfDifficultCustomer, isConflict, isDisagreement, isOfPrivateLife].some((is) => is(one)),
  tell: tellWithLesson,
});

const isUnderPressure = isFlatteringAnd((one) => pressureIn(one) > 0 && tellsDeed(one));

export const pressure = tellsStory({
  stories: { isOne: isUnderPressure },
  draft: 'story',
  is: isUnderPressure,
  worth: (one) => Math.min(3, pressureIn(one)),
});

export const learnedQuickly = tellsStory({
  stories: { isOne: isFlatteringAnd(isOfLearning), mayBeOne: isFlatteringAnd(tellsLearning) },
  draft: 'story',
  is: (one) => isOfLearning(one) && !wentWrong(one),
});

const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/;
const isLed = isFlatteringAnd(isOfLeading);

/** People whom the candidate led, and how many: those whom the posting wants led are none of them. */
export const ledTeam = tellsStory({
  stories: { isOne: isLed, mayBeOne: isFlatteringAnd(tellsOfFollowers) },
  draft: 'story',
  is: isLed,
  worth: ({ sentences }) => sentences.filter(({ text }) => COUNTS.test(text)).length / 2,
});
