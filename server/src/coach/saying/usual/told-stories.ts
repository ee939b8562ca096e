import type { Episode } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { countWords } from '../wording.ts';
import { isOwnMistake } from '../went-wrong.ts';
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
  isOfOthers,
  isOfPrivateLife,
  isOpenQuarrel,
  isSettledQuarrel,
  pressureIn,
  tellsHaste,
  tellsLearning,
  tellsOfDissent,
  tellsOfFollowers,
  tellsOfSomebody,
} from './kinds-of-story.ts';
import { chooseStory } from './choose-story.ts';
import { isFlattering, tellWithLesson } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';
import { isOfWeakness } from './weakness.ts';

interface ToldBy extends Required<Pick<UsualRule, 'draft' | 'stories' | 'toldOf'>> {
  /** Its words show that it answers. */
  is: (episode: Episode) => boolean;
  worth?: (episode: Episode) => number;
  tell?: typeof tellWithLesson;
  /** How likely it must be beside them, where a model has read it. */
  least?: number;
  /** Without them. */
  without?: { is: (episode: Episode) => boolean; least: number };
  /** What of it may answer at all. */
  of?: (episode: Episode) => Episode;
}

const LEAST = 0.2;

const tellsStory = ({
  is,
  worth,
  tell = tellEpisode,
  least = LEAST,
  without,
  of = (episode) => episode,
  ...rule
}: ToldBy): UsualRule => ({
  ...rule,
  say: (asking) => {
    const chances = new Map(asking.found.map(({ episode, chance }) => [episode.id, chance]));
    const isRead = asking.found.some(({ chance }) => chance !== undefined);
    const chanceOf = (one: Episode): number => (isRead ? (chances.get(one.id) ?? 0) : 1);
    const answers = (one: Episode): boolean =>
      is(one)
        ? chanceOf(one) >= least
        : isRead && without !== undefined && chanceOf(one) >= without.least && without.is(one);
    const { candidate } = asking;
    const episode = chooseStory(
      { ...asking, candidate: { ...candidate, episodes: candidate.episodes.map(of) } },
      rule.toldOf,
      answers,
      (one) => (worth?.(one) ?? 0) + (isRead ? 2 * chanceOf(one) : 0),
    );
    return episode && tell(episode, asking);
  },
});

export const conflict = tellsStory({
  toldOf: 'trouble',
  stories: { areToldWithCare: true },
  draft: 'choice',
  is: (one) => isConflict(one) || isSettledQuarrel(one),
  worth: (one) => (isConflict(one) ? 1 : 0) + (isOpenQuarrel(one) ? 1 : 0),
  least: 0.4,
  without: { is: isAgainstColleague, least: 0.45 },
});

export const disagreedManager = tellsStory({
  toldOf: 'trouble',
  stories: { areToldWithCare: true },
  draft: 'choice',
  is: (one) => isDisagreement(one) || isAgainstSuperior(one),
  least: 0.3,
  without: { is: tellsOfDissent, least: 0.55 },
});

/** Two stories that were read as one are told from the first. */
const beginsWithMistake = (one: Episode): boolean =>
  isOwnMistake({ ...one, sentences: one.sentences.slice(0, 1) });

export const difficultCustomer = tellsStory({
  toldOf: 'trouble',
  stories: {},
  draft: 'story',
  is: (one) => isOfDifficultCustomer(one) && !beginsWithMistake(one) && !isOfPrivateLife(one),
  least: 0.3,
  without: {
    is: (one) =>
      tellsOfSomebody(one) && isFlattering(one) && !isAgainstSuperior(one) && !isAgainstColleague(one),
    least: 0.6,
  },
});

/** What was tried and did not work. */
const failed = tellsStory({
  toldOf: 'trouble',
  stories: { areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  is: isFailure,
  tell: tellWithLesson,
  least: 0,
});

const isOfExam = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => /\b(?:failed|not pass(?:ed)?)\b[^.]*\b(?:paper|exam|test)\b/i.test(text));

export const mistake = tellsStory({
  toldOf: 'trouble',
  stories: { areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  is: (one) =>
    isOwnMistake(one) &&
    !isOfExam(one) &&
    ![isOfAnother, isOfDifficultCustomer, isConflict, isDisagreement, isOfPrivateLife, isOfWeakness].some(
      (is) => is(one),
    ),
  worth: (one) => (isFailure(one) ? 0 : 2),
  tell: tellWithLesson,
  least: 0.2,
});

/** A mistake is told for a failure by its own name. */
export const failure: UsualRule = {
  ...failed,
  say: (asking) => {
    const told = failed.say(asking);
    const nearest = told
      ? undefined
      : mistake.say({ ...asking, budget: asking.budget - countWords(NEAREST) });
    return told ?? (nearest && { ...nearest, text: inLines([NEAREST, nearest.text]) });
  },
};

const NEAREST = 'What comes nearest is a mistake of mine.';

export const pressure = tellsStory({
  toldOf: 'case',
  stories: {},
  draft: 'story',
  is: (one) => pressureIn(one) > 0 && tellsDeed(one) && !isAgainstSuperior(one),
  worth: (one) => Math.min(3, pressureIn(one)) / 3,
  least: 0.13,
});

export const learnedQuickly = tellsStory({
  toldOf: 'case',
  stories: {},
  draft: 'story',
  is: isOfLearning,
  least: 0.1,
  without: { is: (one) => tellsLearning(one) || tellsHaste(one), least: 0.7 },
});

const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/;

/** "Bo and not myself won the prize. I ran the third desk." tells of leading all the same. */
const ofOneself = (one: Episode): Episode => {
  const own = one.sentences.filter(({ text }) => /\bI\b/.test(text) && !isOfOthers(text));
  return own.length > 0 && isOfOthers(one.sentences[0]!.text) ? { ...one, sentences: own } : one;
};

/** People whom the candidate led, and how many: those whom the posting wants led are none of them. */
export const ledTeam = tellsStory({
  toldOf: 'merit',
  stories: {},
  draft: 'story',
  of: ofOneself,
  is: isOfLeading,
  least: 0.03,
  worth: ({ sentences }) => sentences.filter(({ text }) => COUNTS.test(text)).length / 2,
  without: { is: tellsOfFollowers, least: 0.65 },
});
