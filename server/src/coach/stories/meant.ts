import type { Episode } from '#coach/candidate/candidate.ts';
import { likelyAsked, likelyShown } from '#coach/competencies/likelihoods.ts';
import { readTokens } from '#coach/language/read-text.ts';
import type { Question } from '#coach/question/question.ts';
import { meaningOfTokens, nearness, substantial } from '#coach/vectors/meaning.ts';
import { substanceOf } from './terms.ts';
import { MEANT, WEIGHTS } from './weights.ts';

/** What a question means, for the stories that answer it in other words. */
export interface Meant {
  /** Of its focus. */
  meaning: Float32Array;
  /** The competencies that it is likely after. */
  asked: Float32Array;
}

/** What an episode means. */
export interface Meaning {
  sentences: readonly Float32Array[];
  /** The competencies that each sentence, and all together, likely show. */
  shown: readonly Float32Array[];
}

export function meantBy({ text, focus }: Question): Meant {
  const words = readTokens(text).slice(0, MEANT.read);
  return {
    meaning: meaningOfTokens(focus.slice(0, MEANT.read), substanceOf),
    asked: likelyAsked(meaningOfTokens(words, substantial)),
  };
}

export function meaningOfEpisode({ sentences }: Episode): Meaning {
  const each = sentences.map(({ tokens }) => meaningOfTokens(tokens, substantial));
  const whole = meaningOfTokens(
    sentences.flatMap(({ tokens }) => tokens),
    substantial,
  );
  return { sentences: each, shown: [...each, whole].map(likelyShown) };
}

/** What an episode's nearness to the question adds to its score. */
export function nearnessOf({ meaning, asked }: Meant, { sentences, shown }: Meaning): number {
  const sentence = Math.max(0, ...sentences.map((one) => nearness(meaning, one)));
  const likely = shown.reduce((sum, one) => sum + nearness(asked, one), 0) / shown.length;
  return WEIGHTS.sentence * sentence + WEIGHTS.likely * likely;
}
