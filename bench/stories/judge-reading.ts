import type { Episode } from '../../server/src/coach/candidate/candidate.ts';
import type { ExpectedStory, MarkedResume } from './marked-resume.ts';

export type JudgedEpisode = Pick<Episode, 'place' | 'sentences'>;

export interface JudgedStory extends ExpectedStory {
  isUnderItsEmployer: boolean;
  /** One episode has exactly its sentences. */
  isWholeAndAlone: boolean;
  /** Episodes with any of it. */
  read: JudgedEpisode[];
}

/** First person keeps most words. */
const LEAST_SHARED = 0.6;

export function judgeStories(resume: MarkedResume, episodes: readonly JudgedEpisode[]): JudgedStory[] {
  const sentences = resume.stories.flatMap((story) => story.sentences);
  const held = episodes.map((episode) => ({
    episode,
    written: episode.sentences.map(({ text }) => closest(text, sentences)),
  }));
  return resume.stories.map((story) => {
    const own = new Set(story.sentences);
    const holding = held.filter(({ written }) => written.some((one) => one !== undefined && own.has(one)));
    return {
      ...story,
      isUnderItsEmployer:
        holding.length > 0 &&
        holding.every(({ episode }) => isEmployer(episode.place.employer, story.place.employer, resume)),
      isWholeAndAlone: holding.some(({ written }) => new Set(written).symmetricDifference(own).size === 0),
      read: holding.map(({ episode }) => episode),
    };
  });
}

/** Accepts the name with or without its town. */
export function isEmployer(read: string, expected: string, { noEmployers }: MarkedResume): boolean {
  const town = noEmployers.find((name) => read.endsWith(`, ${name}`));
  const named = town === undefined ? read : read.slice(0, -town.length - 2);
  return plain(named) === plain(expected);
}

/** Undefined: none. */
function closest(said: string, sentences: readonly string[]): string | undefined {
  const words = wordsOf(said);
  const ranked = sentences
    .map((sentence) => {
      const shared = wordsOf(sentence).intersection(words).size;
      return { sentence, ofSaid: shared / words.size, ofBoth: shared / wordsOf(sentence).union(words).size };
    })
    .filter(({ ofSaid }) => ofSaid >= LEAST_SHARED)
    .toSorted((a, b) => b.ofBoth - a.ofBoth);
  return ranked[0]?.sentence;
}

const wordsOf = (text: string): Set<string> => new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []);

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\.$/, '').trim();
