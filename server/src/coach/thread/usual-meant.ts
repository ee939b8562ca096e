import { USUAL_IDS, type UsualId, usualQuestion } from '@pythia/contracts/usual-questions.ts';
import type { SentenceClassifier } from '#inference/sentence-classifier.ts';
import { plainWords } from '../question/plain-words.ts';
import type { Question } from '../question/question.ts';
import { type Named, withoutNames } from '../question/without-names.ts';
import { isOther } from '../saying/usual/wordings.ts';
import { USUAL_RULES } from '../saying/usual/usual-rules.ts';

/** One of the questions that everybody is asked is meant where it is so probable. */
const MEANT = 0.6;
/** One of them is meant, and this rather than another. */
const LIKELY = 0.4;
const NONE = 0.3;
/** An error, a failure, a weakness or a quarrel may be meant: a guess at which is better than a story that is near. */
const MAY_NEED_CARE = 0.4;
/** Its frame is better than no answer. */
const POSSIBLE = 0.15;
/** A wording that asks for it counts from here on: below it another question is told by the same words. */
const WORDED = 0.03;

const TOLD_WITH_CARE = USUAL_IDS.filter((id) => USUAL_RULES[id].stories?.areToldWithCare);

/** What a model has read of a question. */
export type UsualMeant = Pick<Question, 'usual' | 'nearestUsual' | 'isLikely' | 'isPossible' | 'mayNeedCare'>;

/** Which of the questions that everybody is asked texts mean, each under its small letters. */
export async function usualMeant(
  classifier: SentenceClassifier,
  texts: readonly string[],
  named: Named,
): Promise<ReadonlyMap<string, UsualMeant>> {
  const read = texts.map(
    async (text) =>
      [
        text.toLowerCase(),
        meantBy(await classifier.kinds(withoutNames(text, named)), plainWords(text)),
      ] as const,
  );
  return new Map(await Promise.all(read));
}

/** In the words of the list: stories are found by these, so that other words for it find the same. */
export const inPlainWords = (id: UsualId): string => usualQuestion(id)!.question;

/** Those questions that are meant, in the words of the list. */
export const plainlyAsked = (meant: ReadonlyMap<string, UsualMeant>): string[] => [
  ...new Set([...meant.values()].flatMap(({ usual }) => (usual ? [inPlainWords(usual)] : []))),
];

function meantBy(kinds: ReadonlyMap<string, number> | undefined, words: string): UsualMeant {
  const probability = (id: UsualId): number => (isOther(id, words) ? 0 : (kinds?.get(id) ?? 0));
  const [best] = USUAL_IDS.toSorted((one, other) => probability(other) - probability(one));
  if (!best || probability(best) < WORDED) return {};
  return {
    nearestUsual: best,
    isLikely: probability(best) >= LIKELY && (kinds?.get('none') ?? 1) <= NONE,
    isPossible: probability(best) >= POSSIBLE,
    mayNeedCare: TOLD_WITH_CARE.reduce((sum, id) => sum + probability(id), 0) >= MAY_NEED_CARE,
    ...(probability(best) >= MEANT && { usual: best }),
  };
}
