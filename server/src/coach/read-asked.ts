import { settlesWithin } from '#core/settles-within.ts';
import type { Need, SentenceVectors } from '#inference/sentence-models.ts';
import type { Vectors } from './meaning/vectors.ts';
import type { Named } from './question/without-names.ts';
import { type UsualClassifier, type UsualMeant, usualMeant } from './thread/usual-meant.ts';

/** @returns `undefined` where a vector is missing */
export async function vectorsOf(
  meaning: SentenceVectors | undefined,
  texts: readonly string[],
  need: Need,
): Promise<Vectors | undefined> {
  if (!meaning) return new Map();
  const asked = need === 'now' ? texts.map((text) => meaning.vector(text, need)) : [];
  const vectors = new Map<string, Float32Array>();
  for (const [at, text] of texts.entries()) {
    const vector = await (asked[at] ?? meaning.vector(text, need));
    if (!vector) return undefined;
    vectors.set(text, vector);
  }
  return vectors;
}

/** Probability that a text asks something, and what it is if it does not: `greeting`. */
export type SpeechJudge = (text: string) => Promise<{ asks: number; noQuestion: string } | undefined>;

interface Models {
  meaning: SentenceVectors | undefined;
  usualQuestions: UsualClassifier | undefined;
  judge: SpeechJudge | undefined;
  /** Longest wait in ms of a question for models. */
  withinMs: number;
}

export interface ReadAsked {
  vectors: Vectors | undefined;
  usual: ReadonlyMap<string, UsualMeant> | undefined;
  /** What the turn is that asks nothing. */
  remark: string | undefined;
}

/** 144 of 160 remarks lie below it, 8 questions. */
const REMARK = 0.2;
/** With a mark of a question only what the model is sure of. */
const MARKED_REMARK = 0.02;
/** "Good. Describe our council", "what was the root cause", "go on" */
const QUESTION =
  /(?:^|[.!?]\s+)(?:(?:and|so|but|ok(?:ay)?|right|good|now|well|please|yes|no)\W+){0,2}(?:what|who|whose|which|how|why|where|when|describe|explain|tell|talk|walk|show|list|outline|summari[sz]e|go (?:on|ahead|through)|carry on|keep going|continue|elaborate|expand|say more|more|really|i (?:wonder|would like to (?:know|hear)))\b|\b(?:what|who|which|how|why|where|when)\b[^?]{0,200}\?/i;
const MOST_CHARACTERS = 2_000;

/** @param texts the whole turn first */
export async function readAsked(
  { meaning, usualQuestions, judge, withinMs }: Models,
  texts: readonly string[],
  named: Named,
): Promise<ReadAsked> {
  const inTime = async <Read>(reading: Promise<Read>): Promise<Read | undefined> =>
    (await settlesWithin(reading, withinMs)) ? reading : undefined;
  const small = texts.map((text) => text.toLowerCase());
  const [turn = ''] = texts;
  const [vectors, usual, heard] = await Promise.all([
    meaning?.isThere ? inTime(vectorsOf(meaning, small, 'now')) : undefined,
    usualQuestions ? inTime(usualMeant(usualQuestions, texts, named)) : undefined,
    judge && !QUESTION.test(turn.slice(-MOST_CHARACTERS)) ? inTime(judge(turn)) : undefined,
  ]);
  const least = turn.includes('?') ? MARKED_REMARK : REMARK;
  return { vectors, usual, remark: heard && heard.asks < least ? heard.noQuestion : undefined };
}
