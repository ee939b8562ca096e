import type { Likeness } from '#coach/meaning/story-meanings.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { CHANCE, type ChanceOf } from './chance.ts';
import type { Found } from './found.ts';
import { WEIGHTS } from './weights.ts';

export function fused(
  question: Question,
  byWords: readonly Found[],
  likenesses: readonly Likeness[],
): Found[] {
  const scores = byWords.map(
    ({ score }, at) =>
      score +
      WEIGHTS.meaning.whole * likenesses[at]!.whole +
      WEIGHTS.meaning.nearest * likenesses[at]!.nearest,
  );
  const words = byWords.map(({ score }) => score);
  const meanings = likenesses.map(({ whole, nearest }) => (whole + nearest) / 2);
  const standing = standingIn(scores);
  return byWords.map((one, at) => {
    const known = {
      covered: one.coverage,
      lead: leadOf(scores, at, ALONE.score),
      whole: likenesses[at]!.whole,
      nearest: likenesses[at]!.nearest,
      leadByMeaning: leadOf(meanings, at, meanings[at]! - ALONE.meaning),
      leadByWords: leadOf(words, at, words[at]!),
      standing: standing(scores[at]!),
      ...kindOf(question.kind),
    };
    return { ...one, score: scores[at]!, likeness: likenesses[at]!, known, chance: chanceOf(known) };
  });
}

/** A lone story is compared with an empty one. */
const ALONE = { score: 0, meaning: 0.25 };

const leadOf = (values: readonly number[], at: number, alone: number): number =>
  values.length < 2 ? alone : values[at]! - Math.max(...values.filter((_value, other) => other !== at));

/** Standard deviations above the mean. */
function standingIn(scores: readonly number[]): (score: number) => number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return (score) => (score - mean) / (deviation || 1);
}

const kindOf = (kind: QuestionKind): Pick<ChanceOf, 'open' | 'situational' | 'experience'> => ({
  open: Number(kind === 'open'),
  situational: Number(kind === 'situational'),
  experience: Number(kind === 'experience'),
});

function chanceOf(known: ChanceOf): number {
  const { always, ...weights } = CHANCE;
  const sum = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * known[name as keyof ChanceOf],
    always,
  );
  return 1 / (1 + Math.exp(-sum));
}
