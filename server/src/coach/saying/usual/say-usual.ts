import { USUAL_IDS, type UsualId } from '@pythia/contracts/usual-questions.ts';
import { namesTitle } from '#coach/candidate/layout/titles.ts';
import type { Asking, Spoken } from '../asking.ts';
import { isBeyondDoubt, sureStory } from '../sure-story.ts';
import { framed } from './frame.ts';
import { isToAnothersCredit } from './kinds-of-story.ts';
import { isOfTrouble, tellWithLesson } from './pick-story.ts';
import type { Stories } from './usual-rule.ts';
import { USUAL_RULES } from './usual-rules.ts';
import { examplesOf } from './wordings.ts';

/** A story that is sure to answer, and bears a sign that it does, is told before one that has a rule's words. */
function tellSure({ isOne }: Stories, asking: Asking): Spoken | undefined {
  const sure = sureStory(asking);
  return sure && isOne?.(sure) ? tellWithLesson(sure, asking) : undefined;
}

/** What a rule's words miss and is found by what it means: never more than the question may be told. */
function tellFound({ mayBeOne }: Stories, asking: Asking): Spoken | undefined {
  const [best] = asking.found;

  const isFound = best?.chance === undefined ? isBeyondDoubt(asking) : sureStory(asking) !== undefined;
  return best && isFound && mayBeOne?.(best.episode, asking.question.text)
    ? tellWithLesson(best.episode, asking)
    : undefined;
}

/** Of all work: "which of your projects failed" names nothing. */
const OF_ALL_WORK = 'project plan idea launch product task shift week month year career thing problem'.split(
  ' ',
);
/** Words of the wordings: what a question names beside them is its own. */
const USUAL_WORDS = new Set([
  ...OF_ALL_WORK,
  ...USUAL_IDS.flatMap(examplesOf).flatMap((one) => one.toLowerCase().match(/\p{L}+/gu) ?? []),
]);

const SURELY_NAMED = 2;

/**
 * Who asks for a thing by its name is told of that: "when your oven failed" asks for no failure of the baker's, and
 * "when you built shelters for lambs" for no team that was led. No story is a weakness by what it names.
 */
function tellNamed({ areToldWithCare, mayBeOne }: Stories, asking: Asking): Spoken | undefined {
  const [best] = asking.found;
  if (areToldWithCare && !mayBeOne) return undefined;
  if (areToldWithCare && best && isOfTrouble(best.episode) && !mayBeOne?.(best.episode, asking.question.text))
    return undefined;
  const named = asking.question.focus.filter(
    ({ pos, lemma }) => pos === 'NOUN' && !USUAL_WORDS.has(lemma) && !namesTitle(lemma),
  );
  const shared = named.filter(({ lemma }) => best?.matched.includes(lemma)).length;
  const isMeant =
    shared >= SURELY_NAMED ||
    (shared > 0 && isBeyondDoubt(asking) && best !== undefined && !isToAnothersCredit(best.episode));
  return best && isMeant ? tellWithLesson(best.episode, asking) : undefined;
}

/** What is written answers one of the questions that everybody is asked, else its frame does, with what there is to choose. */
export function sayUsual(id: UsualId, asking: Asking): Spoken {
  const { say, stories } = USUAL_RULES[id];
  if (!stories) return say(asking) ?? framed(id, asking.budget);
  const { found, foundPlainly = found } = asking;
  const plainly = isBeyondDoubt(asking) ? asking : { ...asking, found: foundPlainly };
  const said =
    tellNamed(stories, asking) ?? tellSure(stories, plainly) ?? tellFound(stories, plainly) ?? say(plainly);
  return said ?? { ...framed(id, asking.budget), isWithoutOffers: false, isDoubtful: true };
}
