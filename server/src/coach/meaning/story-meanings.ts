import type { Episode } from '#coach/candidate/candidate.ts';
import type { Vectors } from './vectors.ts';

export interface Likeness {
  whole: number;
  nearest: number;
}

export type StoryMeanings = (question: Float32Array) => readonly Likeness[];

/** Stories beyond are found by words alone. */
const MOST_TEXTS = 1_500;

export function textsOfStories(episodes: readonly Episode[]): string[] {
  const texts = [...new Set(episodes.flatMap((episode) => [wholeOf(episode), ...sentencesOf(episode)]))];
  return texts.length > MOST_TEXTS ? [] : texts;
}

/** @returns `undefined` where a text has no vector */
export function storyMeanings(episodes: readonly Episode[], vectors: Vectors): StoryMeanings | undefined {
  const read = episodes.map((episode) => ({
    whole: vectors.get(wholeOf(episode)),
    sentences: sentencesOf(episode).map((sentence) => vectors.get(sentence)),
  }));
  const known = read.flatMap(({ whole, sentences }) =>
    whole && sentences.every((one) => one !== undefined) ? [{ whole, sentences }] : [],
  );
  if (known.length < read.length) return undefined;
  return (question) =>
    known.map(({ whole, sentences }) => ({
      whole: cosine(question, whole),
      nearest: Math.max(...sentences.map((sentence) => cosine(question, sentence))),
    }));
}

const sentencesOf = ({ sentences }: Episode): string[] => sentences.map(({ text }) => text);
/** Place and title say where, not what. */
const wholeOf = (episode: Episode): string => sentencesOf(episode).join(' ');

/** −1 to 1, for vectors of length one. */
function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
