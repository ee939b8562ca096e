import { USUAL_IDS, type UsualId } from '@pythia/contracts/usual-questions.ts';
import { namesTitle } from '#coach/candidate/layout/titles.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Asking, Spoken } from '../asking.ts';
import { isBeyondDoubt } from '../sure-story.ts';
import { framed } from './frame.ts';
import { guarded, isWhole } from './guard.ts';
import { isOwnWords } from './kinds-of-story.ts';
import { unquoted } from './own-lines.ts';
import { tellWithLesson } from './pick-story.ts';
import { inFirstPerson, thirdPersonOf } from './third-person.ts';
import { isHarmful, USUAL_RULES } from './usual-rules.ts';
import { examplesOf, isWorded } from './wordings.ts';

/** Of all work, or of every such question: what a question names beside them is its own. */
const USUAL_WORDS = new Set(
  [
    ...USUAL_IDS.flatMap(examplesOf),
    'project plan idea launch product task shift week month year career thing problem',
  ]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu),
);

/** "When your oven failed" asks for no failure of the baker's. No story is a weakness by what it names. */
function tellNamed(id: UsualId, asking: Asking): Spoken | undefined {
  const [best] = asking.found;
  const told = best && id !== 'weakness' ? guarded('case', best.episode) : undefined;
  if (!best || !told) return undefined;
  const named = asking.question.focus.filter(
    ({ pos, lemma }) =>
      pos === 'NOUN' && !USUAL_WORDS.has(lemma) && !namesTitle(lemma) && best.matched.includes(lemma),
  );
  const failed = HAPPENED.exec(asking.question.text.toLowerCase())?.[1];
  const isNamed =
    named.length > 1 ||
    named.some(({ lemma }) => lemma === failed) ||
    (named.length > 0 && isBeyondDoubt(asking));
  return isNamed ? tellWithLesson(told, asking) : undefined;
}

const HAPPENED = /\b(?:your|the) (\p{L}+)(?: \p{L}+)? (?:failed|broke|stopped|crashed|collapsed)\b/u;

/** What is written and passes, else its frame, with what there is to choose. */
export function sayUsual(id: UsualId, asking: Asking): Spoken {
  const third = thirdPersonOf(asking.candidate);
  const said = sayWritten(id, inFirstPerson(asking, third));
  const isOwn = asking.candidate.episodes.some(
    (one) => said?.told.some(({ id: told }) => told === one.id) && isOwnWords(one),
  );
  if (said && isWhole(said.text) && (isOwn || !third?.test(unquoted(said.text)))) return said;
  return openly(id, asking);
}

/** Its frame; a story has others to choose from. */
function openly(id: UsualId, { budget }: Asking): Spoken {
  const frame = framed(id, budget);
  return USUAL_RULES[id].stories ? { ...frame, isWithoutOffers: false, isDoubtful: true } : frame;
}

export const sayGuessed = (id: UsualId, asking: Asking): Spoken =>
  isHarmful(id) && !isWorded(id, plainWords(asking.question.text))
    ? openly(id, asking)
    : sayUsual(id, asking);

function sayWritten(id: UsualId, asking: Asking): Spoken | undefined {
  const { say, stories } = USUAL_RULES[id];
  if (!stories) return say(asking);
  const isFound = asking.kinds === undefined || isBeyondDoubt(asking);
  return tellNamed(id, asking) ?? say(isFound ? asking : { ...asking, found: [] });
}
