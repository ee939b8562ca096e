import { USUAL_IDS, type UsualId, usualQuestion } from '@pythia/contracts/usual-questions.ts';
import { type SentenceClassifier, sentenceClassifier } from '#inference/sentence-classifier.ts';
import type { SentenceVectors } from '#inference/sentence-models.ts';
import { plainWords } from '../question/plain-words.ts';
import type { Question } from '../question/question.ts';
import { type Named, withoutNames } from '../question/without-names.ts';
import { isOther } from '../saying/usual/wordings.ts';
import { USUAL_RULES } from '../saying/usual/usual-rules.ts';

const MEANT = { byNarrow: 0.75, byWide: 0.85 };
const LIKELY = 0.4;
const NONE = 0.3;
/** An error, a failure, a weakness or a quarrel may be meant: a guess at which is better than a story that is near. */
const MAY_NEED_CARE = 0.4;
/** One that does harm where it is not asked for counts where both heads take it: a weakness, an error, a quarrel, a gap. */
const CAREFUL = { byNarrow: 0.4, byWide: 0.7 };
const INSTEAD = 0.2;
const POSSIBLE = 0.15;
/** A wording that asks for it counts from here on: below it another question is told by the same words. */
const WORDED = 0.03;

const TOLD_WITH_CARE = USUAL_IDS.filter((id) => USUAL_RULES[id].stories?.areToldWithCare);

const HARMFUL: ReadonlySet<UsualId> = new Set<UsualId>([...TOLD_WITH_CARE, 'cv-gap']);

/** Two heads above the same vectors: the narrow one is sure of what it takes, the wide one takes oblique wordings too. */
export interface UsualClassifier {
  narrow: SentenceClassifier;
  wide: SentenceClassifier;
}

const headOf = (name: string): URL => new URL(`../../../weights/prepared/${name}.json`, import.meta.url);

export const usualClassifier = (prepared: SentenceVectors): UsualClassifier => ({
  narrow: sentenceClassifier(prepared, headOf('head')),
  wide: sentenceClassifier(prepared, headOf('wide')),
});

export type UsualMeant = Pick<
  Question,
  'usual' | 'nearestUsual' | 'doubtedUsual' | 'isLikely' | 'isPossible' | 'mayNeedCare'
>;

/** Which of the questions that everybody is asked texts mean, each under its small letters. */
export async function usualMeant(
  { narrow, wide }: UsualClassifier,
  texts: readonly string[],
  named: Named,
): Promise<ReadonlyMap<string, UsualMeant>> {
  const read = texts.map(async (text) => {
    const plain = withoutNames(text, named);
    const kinds = { narrow: await narrow.kinds(plain), wide: await wide.kinds(plain) };
    return [text.toLowerCase(), meantBy(kinds, plainWords(text))] as const;
  });
  return new Map(await Promise.all(read));
}

export const inPlainWords = (id: UsualId): string => usualQuestion(id)!.question;

export const plainlyAsked = (meant: ReadonlyMap<string, UsualMeant>): string[] => [
  ...new Set([...meant.values()].flatMap(({ usual }) => (usual ? [inPlainWords(usual)] : []))),
];

type Kinds = Awaited<ReturnType<SentenceClassifier['kinds']>>;

function meantBy(kinds: { narrow: Kinds; wide: Kinds }, words: string): UsualMeant {
  const probability = (id: UsualId, by: keyof typeof kinds = 'wide'): number =>
    isOther(id, words) ? 0 : (kinds[by]?.get(id) ?? 0);
  const sumOf = (ids: readonly UsualId[], by: keyof typeof kinds): number =>
    ids.reduce((sum, id) => sum + probability(id, by), 0);
  const bestBy = (by: keyof typeof kinds, among: readonly UsualId[] = USUAL_IDS): UsualId =>
    among.toSorted((one, other) => probability(other, by) - probability(one, by))[0]!;
  const [sure, likely] = [bestBy('narrow'), bestBy('wide')];
  const isSure = probability(sure, 'narrow') >= MEANT.byNarrow;
  if (!isSure && probability(likely) < WORDED) return {};
  const group = TOLD_WITH_CARE.includes(likely) ? TOLD_WITH_CARE : [likely];
  const isMeantWithCare =
    sumOf(group, 'wide') >= CAREFUL.byWide &&
    sumOf(group, 'narrow') >= CAREFUL.byNarrow &&
    (kinds.narrow?.get('none') ?? 1) <= NONE;
  const isDoubted = !isSure && HARMFUL.has(likely) && !isMeantWithCare;
  const harmless = USUAL_IDS.filter((id) => !HARMFUL.has(id));
  const unsure = isDoubted ? bestBy('wide', harmless) : likely;
  const best = isSure ? sure : unsure;
  const isMeant = isSure || probability(best) >= MEANT.byWide;
  return {
    nearestUsual: best,
    ...(isDoubted && { doubtedUsual: likely }),
    isLikely: isSure || (probability(best) >= LIKELY && (kinds.wide?.get('none') ?? 1) <= NONE),
    isPossible: isSure || probability(best) >= (isDoubted ? INSTEAD : POSSIBLE),
    mayNeedCare: sumOf(TOLD_WITH_CARE, 'narrow') >= MAY_NEED_CARE,
    ...(isMeant && { usual: best }),
  };
}
