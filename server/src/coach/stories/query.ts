import { SYNONYMS } from '#coach/competencies/synonyms.ts';
import type { AskedCompetency } from '#coach/competencies/asked.ts';
import type { Question } from '#coach/question/question.ts';
import type { TermIndex } from './bm25.ts';
import { phrasesOf, rootOf, substanceOf } from './terms.ts';
import { TERM } from './weights.ts';

export interface WantedTerm {
  lemma: string;
  weight: number;
  /** `worth`: how well a term stands for it. */
  terms: readonly { term: string; worth: number }[];
}

/** Words; each is looked for in every story. */
const READ = 80;

export function wantedOf(
  question: Question,
  asked: readonly AskedCompetency[],
  index: TermIndex,
): WantedTerm[] {
  const spokenFor = new Set(asked.flatMap(({ words }) => words));
  const focus = question.focus.slice(0, READ).filter((token) => substanceOf(token) > 0);
  const single = focus.map((token) => ({
    lemma: token.lemma,
    weight:
      spokenFor.has(token.text.toLowerCase()) || spokenFor.has(token.lemma)
        ? substanceOf(token) * TERM.spokenFor
        : substanceOf(token),
    terms: termsFor(token.lemma),
  }));
  const phrases = phrasesOf(focus.map(({ lemma }) => rootOf(lemma)))
    .filter((phrase) => index.has(phrase))
    .map((phrase) => ({ lemma: phrase, weight: TERM.phrase, terms: [{ term: phrase, worth: 1 }] }));
  return [...single, ...phrases];
}

function termsFor(lemma: string): WantedTerm['terms'] {
  const root = rootOf(lemma);
  const others = (SYNONYMS.get(lemma) ?? []).map((word) => ({ term: rootOf(word), worth: TERM.synonym }));
  return [{ term: root, worth: 1 }, ...others];
}
