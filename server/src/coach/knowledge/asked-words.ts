import { rankOf } from '#coach/language/common-words.ts';
import type { Question } from '#coach/question/question.ts';
import type { TermIndex } from '#coach/stories/bm25.ts';
import { rootOf, substanceOf } from '#coach/stories/terms.ts';
import { plain } from './plain.ts';

const MOST_RARITY = 5;
/** Ranks among words of spoken English: common words tell less of a subject. */
const EVERYDAY = { upTo: 2_000, until: 12_000 } as const;
const LEFT = { sure: 0.6, missed: 0.3 } as const;
const UNKNOWN = 1.7;
const LIGHT = { score: 0.4, sure: 0.6 } as const;

/**
 * Weight of a word: `score` ranks entries, `sure` counts for an entry that has it, `missed` against others.
 */
export interface Weight {
  score: number;
  sure: number;
  missed: number;
  isLight: boolean;
}

export function weighWords(
  { focus, text }: Pick<Question, 'focus' | 'text'>,
  terms: TermIndex,
): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  const rarityOf = (root: string): number => Math.min(MOST_RARITY, terms.rarity(root));
  for (const token of focus) {
    const substance = substanceOf(token);
    if (substance === 0) continue;
    for (const word of plain(token.text).split(' ').filter(Boolean)) {
      const root = [rootOf(word), rootOf(token.lemma)].find((form) => terms.has(form)) ?? rootOf(word);
      const score = substance * rarityOf(root);
      if (score < (weights.get(root)?.score ?? 0)) continue;
      const rareness = rarenessOf(Math.min(rankOf(word), rankOf(token.lemma)));
      const share = (left: number): number => score * (left + (1 - left) * rareness);
      weights.set(root, {
        score,
        sure: share(LEFT.sure),
        missed: share(LEFT.missed) * (terms.has(root) ? 1 : UNKNOWN),
        isLight: false,
      });
    }
  }
  for (const root of plain(text).split(' ').filter(Boolean).map(rootOf)) {
    if (weights.has(root) || !terms.has(root)) continue;
    const rarity = rarityOf(root);
    weights.set(root, { score: LIGHT.score * rarity, sure: LIGHT.sure * rarity, missed: 0, isLight: true });
  }
  return weights;
}

/** 0 (everybody's) to 1. */
const rarenessOf = (rank: number): number =>
  Math.min(1, Math.max(0, Math.log(rank / EVERYDAY.upTo) / Math.log(EVERYDAY.until / EVERYDAY.upTo)));
