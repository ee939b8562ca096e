import type { Episode } from '#coach/candidate/candidate.ts';
import { cosine } from './cosine.ts';
import type { Vectors } from './vectors.ts';

/** How near an episode is to a question, by what both mean. */
export interface Likeness {
  /** All of it. */
  whole: number;
  /** The sentence that is nearest. */
  nearest: number;
}

/** Likenesses of a question to all of a candidate's episodes, in their order. */
export type StoryMeanings = (question: Float32Array) => readonly Likeness[];

/** More than any candidate has to tell; beyond it stories are found by their words alone. */
const MOST_TEXTS = 1_500;

/** What has to be read of episodes, each text once; none of those that are too many. */
export function textsOfStories(episodes: readonly Episode[]): string[] {
  const texts = [...new Set(episodes.flatMap((episode) => [wholeOf(episode), ...sentencesOf(episode)]))];
  return texts.length > MOST_TEXTS ? [] : texts;
}

/** @returns `undefined` where a text has no vector: who is known in part would be told in part */
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
/** Without its place and its title: they say where something was, not what. */
const wholeOf = (episode: Episode): string => sentencesOf(episode).join(' ');
