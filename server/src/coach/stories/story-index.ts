import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { competenciesAsked } from '#coach/competencies/asked.ts';
import type { Likeness } from '#coach/meaning/story-meanings.ts';
import type { Question } from '#coach/question/question.ts';
import { TermIndex, type TermCounts } from './bm25.ts';
import { evidenceOf } from './evidence.ts';
import type { Found } from './found.ts';
import { fused } from './fuse.ts';
import type { Lean } from './lean.ts';
import { priorsOf } from './prior.ts';
import { wantedOf } from './query.ts';
import { scoreOf } from './score.ts';
import { termsOf } from './terms.ts';
import type { Told } from './told.ts';
import { readTokens } from '#coach/language/read-text.ts';
import { TERM } from './weights.ts';

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
      const wanted = wantedOf(question, asked, words);
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
