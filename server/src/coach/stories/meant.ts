import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asked } from '#coach/competencies/asked.ts';
import type { Competency } from '#coach/competencies/competency.ts';
import { COMPETENCIES } from '#coach/competencies/lexicon.ts';
import { readTokens, type Token } from '#coach/language/read-text.ts';
import type { Question } from '#coach/question/question.ts';
import { meaningOf, nearness } from '#coach/vectors/meaning.ts';
import { hasVector } from '#coach/vectors/word-vectors.ts';
import type { Evidence } from './evidence.ts';
import { substanceOf } from './terms.ts';
import { MEANT, WEIGHTS } from './weights.ts';

/** What a question means, for the stories that answer it in other words. */
export interface Meant {
  focus: Float32Array;
  /** What it seems to ask for where the lexicon hears nothing, with how surely, from 0 to 1. */
  competencies: readonly { competency: Competency; strength: number }[];
}

/** By the words that ask for a competency and those that show it; the shortest say little. */
const MEANINGS = COMPETENCIES.map((competency) => {
  const words = `${competency.asked} ${competency.strong}`.match(/[a-z]{4,}/g) ?? [];
  return { competency, meaning: meaningOf(words.map((word) => ({ word, weight: 1 }))) };
});

export const meantBy = (question: Question, asked: readonly Asked[]): Meant => ({
  focus: meaningOf(weighed(question.focus.slice(0, MEANT.read), substanceOf)),
  competencies: asked.length > 0 ? [] : nearestCompetencies(question),
});

/** The meaning of each sentence. */
export const meaningsOf = ({ sentences }: Episode): Float32Array[] =>
  sentences.map(({ tokens }) => meaningOf(weighed(tokens, ({ isStop }) => (isStop ? 0 : 1))));

/** What an episode's nearness to the question adds to its score. */
export function nearnessOf(
  { focus, competencies }: Meant,
  meanings: readonly Float32Array[],
  evidence: Evidence,
): number {
  const sentence = Math.max(0, ...meanings.map((meaning) => nearness(focus, meaning)));
  const strengths = competencies.reduce((sum, { strength }) => sum + strength, 0);
  const shown = competencies.reduce(
    (sum, { competency, strength }) => sum + strength * (evidence.get(competency) ?? 0),
    0,
  );
  return WEIGHTS.sentence * sentence + WEIGHTS.nearCompetency * (strengths > 0 ? shown / strengths : 0);
}

function nearestCompetencies({ text }: Question): Meant['competencies'] {
  const tokens = readTokens(text).slice(0, MEANT.read);
  const meaning = meaningOf(weighed(tokens, substanceOf));
  return MEANINGS.map((one) => ({
    competency: one.competency,
    strength: Math.max(0, nearness(meaning, one.meaning) - MEANT.unrelated),
  }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MEANT.nearest);
}

/** A word is known by its base form or as it is written; figures mean nothing. */
const weighed = (
  tokens: readonly Token[],
  weightOf: (token: Token) => number,
): { word: string; weight: number }[] =>
  tokens
    .filter(({ text }) => !/\d/.test(text))
    .map((token) => ({
      word: hasVector(token.lemma) ? token.lemma : token.text.toLowerCase(),
      weight: weightOf(token),
    }));
