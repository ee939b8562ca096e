import { USUAL_IDS, type UsualId } from '@pythia/contracts/usual-questions.ts';
import { type SentenceClassifier, sentenceClassifier } from '#inference/sentence-classifier.ts';
import type { SentenceVectors } from '#inference/sentence-models.ts';
import { plainWords } from '../question/plain-words.ts';
import type { Question } from '../question/question.ts';
import { type Named, withoutNames } from '../question/without-names.ts';
import { isOther } from '../saying/usual/wordings.ts';
import { isHarmful } from '../saying/usual/usual-rules.ts';

const SURE = { byNarrow: 0.75, byWide: 0.85 };
/** What does harm unless it is meant, such as a weakness, counts later; where both heads agree on another, sooner. */
const MEANT = { harmful: 0.65, harmless: 0.5, agreed: 0.4 };
const LIKELY = 0.4;
const POSSIBLE = 0.15;
/** A wording that asks for it counts from here on: below it another question is told by the same words. */
const WORDED = 0.03;

/** The narrow head is sure of what it takes, the wide one takes oblique wordings too. */
export interface UsualClassifier {
  narrow: SentenceClassifier;
  wide: SentenceClassifier;
}

const headOf = (name: string): URL => new URL(`../../../weights/prepared/${name}.json`, import.meta.url);

export const usualClassifier = (prepared: SentenceVectors): UsualClassifier => ({
  narrow: sentenceClassifier(prepared, headOf('head')),
  wide: sentenceClassifier(prepared, headOf('wide')),
});

export type UsualMeant = Pick<Question, 'usual' | 'nearestUsual' | 'isUsualLikely' | 'isPossible'>;

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

type Kinds = Awaited<ReturnType<SentenceClassifier['kinds']>>;

function meantBy(kinds: { narrow: Kinds; wide: Kinds }, words: string): UsualMeant {
  const probability = (id: UsualId, by: keyof typeof kinds = 'wide'): number =>
    isOther(id, words) ? 0 : (kinds[by]?.get(id) ?? 0);
  const bestBy = (by: keyof typeof kinds): UsualId =>
    USUAL_IDS.toSorted((one, other) => probability(other, by) - probability(one, by))[0]!;
  const sure = bestBy('narrow');
  const isSure = probability(sure, 'narrow') >= SURE.byNarrow;
  const widest = bestBy('wide');
  const isEither = widest === 'weakness' && 2 * probability('strength') >= probability('weakness');
  const likely = isEither ? 'strength' : widest;
  const chance = probability(likely);
  const harm = isHarmful(likely) ? 'harmful' : 'harmless';
  if (!isSure && chance < WORDED) return {};
  const best = isSure ? sure : likely;
  const isMeant = isSure || chance >= MEANT[harm === 'harmless' && sure === likely ? 'agreed' : harm];
  return {
    nearestUsual: best,
    isPossible: isSure || chance >= POSSIBLE,
    isUsualLikely: !isSure && chance >= LIKELY && chance < SURE.byWide,
    ...(isMeant && { usual: best }),
  };
}
