import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { competenciesAsked } from '#coach/competencies/asked.ts';
import type { Likeness } from '#coach/meaning/story-meanings.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { type TermCounts, TermIndex } from './bm25.ts';
import { evidenceOf } from './evidence.ts';
import type { Found } from './found.ts';
import type { Lean } from './lean.ts';
import { priorsOf } from './prior.ts';
import { wantedOf } from './query.ts';
import { scoreOf } from './score.ts';
import { termsOf } from './terms.ts';
import type { Told } from './told.ts';
import { readTokens } from '#coach/language/read-text.ts';
import { TERM, WEIGHTS } from './weights.ts';
import { CHANCE, type ChanceOf } from './chance.ts';

export interface StoryIndex {
  /**
   * At most five, best first; a follow-up gets the last story first. Pure.
   * @param likenesses without them stories are found by words alone
   */
  find(question: Question, told: Told, lean?: readonly Lean[], likenesses?: readonly Likeness[]): Found[];
}

const MOST = 5;

export function indexStories(candidate: Candidate): StoryIndex {
  const { episodes } = candidate;
  const words = new TermIndex(episodes.map(countTerms));
  const priors = priorsOf(candidate);
  const indexed = episodes.map((episode, at) => ({
    episode,
    at,
    evidence: evidenceOf(episode),
    prior: priors[at]!,
  }));
  return {
    find(question, told, lean = [], likenesses) {
      const asked = competenciesAsked(question);
      const wanted = wantedOf(question, asked);
      const byWords = indexed.map((one) => scoreOf({ question, asked, wanted, words, told, lean }, one));
      const found = likenesses ? fused(question, byWords, likenesses) : byWords;
      const continued = question.kind === 'follow-up' ? told.last?.id : undefined;
      return found
        .toSorted(
          (a, b) =>
            Number(b.episode.id === continued) - Number(a.episode.id === continued) ||
            b.score - a.score ||
            a.episode.id - b.episode.id,
        )
        .slice(0, MOST);
    },
  };
}

function countTerms({ sentences, place }: Episode): TermCounts {
  const counts = new Map<string, number>();
  const add = (terms: readonly string[], weight: number): void => {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  };
  for (const { tokens } of sentences) add(termsOf(tokens), 1);
  add(termsOf(readTokens(`${place.title} ${place.employer}`)), TERM.place);
  return counts;
}

function fused(question: Question, byWords: readonly Found[], likenesses: readonly Likeness[]): Found[] {
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
