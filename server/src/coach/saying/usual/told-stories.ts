import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { isPast } from '#coach/candidate/speech/verbs.ts';
import { startsLeaning } from '../leans.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { countWords } from '../wording.ts';
import { ofMine } from '../work-in-a-line.ts';
import { isAnothersWrong, isOwnMistake, tellsOwnDoing } from '../went-wrong.ts';
import {
  isAgainstSuperior,
  isConflict,
  isFailure,
  isOfAnother,
  isOfDifficultCustomer,
  isOfLeading,
  isOfLearning,
  isOfOthers,
  isOfPrivateLife,
  isOfSufferer,
  isOpenQuarrel,
  isQuarrelAmongOthers,
  isQuick,
  isSettledQuarrel,
  pressureIn,
  saysOtherwise,
  tellsOwnAct,
} from './kinds-of-story.ts';
import { isAnothersDeed, isOfOwnSubject, opensWithAnother, tellsOfOneself } from './own-subject.ts';
import { chooseStory } from './choose-story.ts';
import { isPresentable, tellWithLesson } from './pick-story.ts';
import type { ToldOf, UsualRule } from './usual-rule.ts';
import { isOfWeakness } from './weakness.ts';

interface ToldBy extends Required<Pick<UsualRule, 'draft' | 'stories' | 'toldOf'>> {
  id: UsualId;
  /** Words show it. */
  is: (episode: Episode) => boolean;
  least?: number;
  worth?: (episode: Episode) => number;
  tell?: typeof tellWithLesson;
  /** By meaning alone. */
  butNot?: (episode: Episode) => boolean;
  /** What of it may answer at all. */
  of?: (episode: Episode) => Episode;
}

const LEAST = 0.08;
/** Meaning suffices from here on. */
const SURE = { alone: 0.35, inLead: 0.15 };
const SURE_WITH_CARE = { alone: 0.55, inLead: 0.3 };
const LEAD = 2;
const OF_PEOPLE: readonly UsualId[] = ['conflict', 'disagreed-manager', 'difficult-customer'];
const OF_EVENTS: readonly UsualId[] = [
  ...OF_PEOPLE,
  'failure',
  'mistake',
  'pressure',
  'learned-quickly',
  'led-team',
];
/** What one wants or is, and nothing that happened. */
const OF_ONESELF: readonly UsualId[] = [
  'why-leaving',
  'why-this-job',
  'five-years',
  'weakness',
  'cv-gap',
  'hobbies',
];
/** Told for itself alone. */
const RIVALS: Readonly<Record<ToldOf, readonly UsualId[]>> = {
  merit: OF_ONESELF,
  case: [...OF_ONESELF, 'mistake', 'conflict'],
  trouble: [...OF_ONESELF, ...OF_PEOPLE],
};
const RIVAL = 0.45;

const WRONGS = ['mistake', 'failure'] as const;
const WRONG = 0.3;

const OTHER = 0.3;

/** Around what answers best, up to what rather answers something else. */
function matterIn(episode: Episode, id: UsualId, kinds: StoryKinds | undefined): Episode {
  const { sentences } = episode;
  if (!kinds || sentences.length < 2) return episode;
  const chances = sentences.map(({ text }) => kinds([text], id) ?? 0);
  const best = chances.indexOf(Math.max(...chances));
  const isOther = ({ text }: Said, at: number): boolean =>
    OF_EVENTS.some((other) => (kinds([text], other) ?? 0) >= Math.max(OTHER, 2 * chances[at]!));
  const others = sentences.map(isOther);
  if (chances[best]! < OTHER || others[best] || !others.includes(true)) return episode;
  const from = others.lastIndexOf(true, best) + 1;
  const end = others.indexOf(true, best);
  const matter = sentences.slice(from, end < 0 ? undefined : end);
  if (from > 0 && isAmidst(sentences[from]!.text)) return episode;
  return matter.length > 1 ? { ...episode, sentences: matter } : episode;
}

/** `Wrote the schedule, ran a daily meeting` */
const isAmidst = (text: string): boolean =>
  startsLeaning(text) || isPast(text.split(' ', 1)[0]!.toLowerCase());

const tellsStory = ({
  id,
  is,
  worth,
  tell = tellEpisode,
  least = LEAST,
  butNot = () => false,
  of = (episode) => episode,
  ...rule
}: ToldBy): UsualRule => ({
  ...rule,
  say: (asking) => {
    const { candidate, kinds } = asking;
    const meantAs = (one: Episode, asked: UsualId): number | undefined =>
      kinds?.(
        one.sentences.map(({ text }) => text),
        asked,
      );
    const meant = (one: Episode): number => meantAs(one, id) ?? 0;
    const sure = rule.stories.areToldWithCare ? SURE_WITH_CARE : SURE;
    const [leader, second] = candidate.episodes
      .map((one) => ({ id: one.id, chance: meant(one) }))
      .toSorted((one, other) => other.chance - one.chance);
    const leads = (one: Episode): boolean =>
      one.id === leader?.id && leader.chance >= LEAD * (second?.chance ?? 0);
    const isSure = (one: Episode): boolean =>
      meant(one) >= sure[leads(one) ? 'inLead' : 'alone'] &&
      [...OF_EVENTS, ...OF_ONESELF, ...(rule.stories.areOfFailure ? (['achievement'] as const) : [])].every(
        (other) => (id === 'led-team' && other === 'pressure') || (meantAs(one, other) ?? 0) <= meant(one),
      ) &&
      isPresentable(one) &&
      !butNot(one) &&
      (id !== 'pressure' || !WRONGS.some((wrong) => (meantAs(one, wrong) ?? 0) > meant(one) / 2)) &&
      (rule.stories.areOfFailure
        ? tellsOfOneself(one)
        : tellsOwnAct(one) || (!OF_PEOPLE.includes(id) && tellsOfOneself(one)));
    const answers = (one: Episode): boolean => {
      const isOther = RIVALS[rule.toldOf].some((other) => {
        const chance = meantAs(one, other) ?? 0;
        return other !== id && chance >= RIVAL && chance > 2 * meant(one);
      });
      const isWrong =
        rule.toldOf === 'case' &&
        WRONGS.some((wrong) => (meantAs(one, wrong) ?? 0) >= Math.max(WRONG, meant(one)));
      if (isOther || isWrong) return false;
      return is(one) ? (meantAs(one, id) ?? 1) >= least : isSure(one);
    };
    const ofThem = { ...asking, candidate: { ...candidate, episodes: candidate.episodes.map(of) } };
    const episode = chooseStory(ofThem, {
      of: rule.toldOf,
      passes: answers,
      meant,
      worth,
      matterIn: (one) => matterIn(one, id, kinds),
    });
    return episode && tell(episode, asking);
  },
});

export const conflict = tellsStory({
  id: 'conflict',
  toldOf: 'trouble',
  stories: { areToldWithCare: true },
  draft: 'choice',
  is: (one) => (isConflict(one) || isSettledQuarrel(one)) && tellsOwnAct(one),
  butNot: (one) => isQuarrelAmongOthers(one) && !isSettledQuarrel(one),
  worth: (one) => (isConflict(one) ? 1 : 0) + (isOpenQuarrel(one) ? 1 : 0),
});

/** "I declined an offer to stay" */
const isOfNoDispute = (one: Episode): boolean =>
  isQuarrelAmongOthers(one) || one.sentences.some(({ text }) => OF_A_POST.test(text));
const OF_A_POST =
  /\b(?:I was offered|offered me|declined|turned down) (?:an? |the )?(?:[\p{L}'’]+ ){0,3}?(?:job|post|promotion|role|position|contract|place|offer)\b|^offered\b|\ban offer to (?:stay|move|lead|manage|join|become)\b/iu;

export const disagreedManager = tellsStory({
  id: 'disagreed-manager',
  toldOf: 'trouble',
  stories: { areToldWithCare: true },
  draft: 'choice',
  is: (one) => isAgainstSuperior(one) && !isOfNoDispute(one),
  butNot: (one) => isOfNoDispute(one) || (isOwnMistake(one) && !saysOtherwise(one)),
  least: 0.12,
});

const beginsWithMistake = (one: Episode): boolean =>
  isOwnMistake({ ...one, sentences: one.sentences.slice(0, 1) });

const isOfColleague = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => /^(?:One of us|My (?:colleague|team-?mate))\b/.test(text));

export const difficultCustomer = tellsStory({
  id: 'difficult-customer',
  toldOf: 'trouble',
  stories: {},
  draft: 'story',
  is: (one) => isOfDifficultCustomer(one) && !beginsWithMistake(one) && !isOfPrivateLife(one),
  butNot: (one) => isOfSufferer(one) || beginsWithMistake(one) || isOfPrivateLife(one) || isOfColleague(one),
});

const isCopedWith = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) =>
    /^(?:nothing|no(?:ne| one|body)?\b[^.]*) (?:\p{Ll}+ )?(?:was |were |went |came |is )?(?:\p{Ll}+ )?(?:late|missed|lost|delayed|cancelled)\b|^(?:I )?passed\b(?!.*\bfail)|\b(?:opened|went up|delivered|ready|finished|filed) (?:\p{Ll}+ )?(?:on (?:the planned day|time|the day)|early)\b/iu.test(
      text,
    ),
  );

const ENDED_BY_OTHERS =
  /(?<!\b(?:I|we) )\b(?:withdrew|pulled|cut|cancelled|stopped) (?:the |its |their |his |her )?(?:permission|funding|support|contract|licence)\b/iu;
const isNoFailure = (one: Episode): boolean =>
  isAnothersWrong(one) ||
  one.sentences.some(({ text }) => NOT_MINE.test(text)) ||
  isCopedWith(one) ||
  one.sentences.some(({ text }) => ENDED_BY_OTHERS.test(text)) ||
  /^I (?:challenged|objected|opposed|refused|warned)\b/.test(one.sentences[0]!.text);

/** What was tried and did not work. */
const failed = tellsStory({
  id: 'failure',
  toldOf: 'trouble',
  stories: { areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  is: (one) => isFailure(one) && !isNoFailure(one),
  butNot: isNoFailure,
  tell: tellWithLesson,
  least: 0,
});

const NOT_MINE = /\bnot (?:our|my) (?:own )?(?:error|fault|mistake|doing|slip)\b/i;

const isOfExam = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) =>
    /\b(?:failed|not (?:pass(?:ed)?|clear(?:ed)?))\b[^.]*\b(?:paper|exam|test)\b|\bfailed (?:my|the|an?) (?:\p{L}+ ){0,3}(?:exams?|examination|certificate|certification|module|resit)\b|\bexams?: failed\b/iu.test(
      text,
    ),
  );

const isOfNoMistake = (one: Episode): boolean =>
  one.sentences.some(({ text }) => NOT_MINE.test(text)) ||
  [isAnothersWrong, isOfAnother, isOfDifficultCustomer, isConflict, isOfPrivateLife, isOfWeakness].some(
    (is) => is(one),
  );

const tellsAftermath = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) =>
    /\b(?:since|now|again|never|told|rang|reported|apologi[sz]ed|owned|mine|noticed|caught|spotted|found it|scrap\p{L}*|costs?|spoil\p{L}*|wrong|without|late|early|miss(?:ed)?|mistakes?|errors?|fault|slip|loose|let go|burst|leak\p{L}*|smash\p{L}*|ruin\p{L}*)\b/iu.test(
      text,
    ),
  );

export const mistake = tellsStory({
  id: 'mistake',
  toldOf: 'trouble',
  stories: { areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  is: (one) => isOwnMistake(one) && tellsOfOneself(one) && !isOfExam(one) && !isOfNoMistake(one),
  butNot: (one) =>
    isOfExam(one) ||
    isOfNoMistake(one) ||
    !tellsOwnDoing(one) ||
    opensWithAnother(one) ||
    !tellsAftermath(one),
  worth: (one) => (isFailure(one) ? 0 : 2),
  tell: tellWithLesson,
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
  id: 'pressure',
  toldOf: 'case',
  stories: {},
  draft: 'story',
  is: (one) => pressureIn(one) > 0 && tellsDeed(one) && !isAgainstSuperior(one),
  butNot: isAgainstSuperior,
  worth: (one) => Math.min(3, pressureIn(one)) / 3,
  least: 0.1,
});

const isOfOthersLearning = (one: Episode): boolean =>
  !tellsOwnAct(one) && !one.sentences.some(({ text }) => isOfOwnSubject(text));

export const learnedQuickly = tellsStory({
  id: 'learned-quickly',
  toldOf: 'case',
  stories: {},
  draft: 'story',
  is: (one) => isOfLearning(one) && !isOfOthersLearning(one),
  butNot: (one) => isOfOthersLearning(one) || (isAnothersDeed(one) && !isQuick(one)),
});

/** "Bo and not myself won the prize. I ran the third desk." */
const ofOneself = (one: Episode): Episode => {
  const sentences = one.sentences.map((said) => ({ ...said, text: ofMine(said.text) }));
  const own = sentences.filter(({ text }) => /\bI\b/.test(text) && !isOfOthers(text));
  return { ...one, sentences: own.length > 0 && isOfOthers(sentences[0]!.text) ? own : sentences };
};

const isOfFollowing = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) =>
    /\bwho (?:leads?|led|runs?|ran)\b|\bI served on (?:the|a)\b|\bI (?:follow|report to)\b/i.test(text),
  );

export const ledTeam = tellsStory({
  id: 'led-team',
  toldOf: 'merit',
  stories: {},
  draft: 'story',
  of: ofOneself,
  is: isOfLeading,
  butNot: isOfFollowing,
  worth: (one) => +isOfLeading(one),
  least: 0.05,
});
