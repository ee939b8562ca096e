import { USUAL_IDS, type UsualId } from '@pythia/contracts/usual-questions.ts';
import { namesTitle } from '#coach/candidate/layout/titles.ts';
import type { Asking, Spoken } from '../asking.ts';
import { isBeyondDoubt } from '../sure-story.ts';
import { framed } from './frame.ts';
import { isToAnothersCredit } from './kinds-of-story.ts';
import { isOfTrouble, tellWithLesson } from './pick-story.ts';
import type { Stories } from './usual-rule.ts';
import { USUAL_RULES } from './usual-rules.ts';
import { examplesOf } from './wordings.ts';

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
  if (areToldWithCare && best && isOfTrouble(best.episode) && !mayBeOne?.(best.episode)) return undefined;
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
  const said = tellNamed(stories, asking) ?? say(plainly);
  return said ?? { ...framed(id, asking.budget), isWithoutOffers: false, isDoubtful: true };
}
