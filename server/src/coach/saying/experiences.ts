import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { hasOwnTitle, sourceOf } from './source-of.ts';
import { sureStory } from './sure-story.ts';

/** A story of the candidate's for somebody else to tell: a language model. */
export interface Experience {
  /** Under the title that its user gave it, with its place, in the candidate's own words. */
  text: string;
  /** Where it stands, as a label below an answer says it. */
  source: string;
  /** Whether the candidate prepared it. All others stand in the material as they were read. */
  isPrepared: boolean;
}

/** An experience that fits a question. */
export interface Fitting {
  /** Its index among the candidate's. */
  index: number;
  /** Whether the coach would be sure of it. */
  isLikely: boolean;
}

/** All of a candidate's, each at the index by which {@link fittingOf} names it. */
export const experiencesOf = ({ episodes }: Candidate): Experience[] =>
  episodes.map((episode) => {
    const words = episode.sentences.map(({ text }) => text).join(' ');
    const heading = headingOf(episode);
    return {
      text: heading ? `${heading}: ${words}` : words,
      source: sourceOf(words, [episode])!,
      isPrepared: episode.source === 'story' || episode.isFavourite || episode.isReworded,
    };
  });

function headingOf(episode: Episode): string {
  const { title, place } = episode;
  const years = [place.from, place.to].filter(Boolean).join('–');
  const where = [place.title, place.employer, years].filter(Boolean).join(', ');
  return [hasOwnTitle(episode) && `“${title}”`, where && `(${where})`].filter(Boolean).join(' ');
}

/** The best for each part of a question, then the second for each. */
export function fittingOf(
  asked: readonly { question: Question; found: readonly Found[] }[],
  count: number,
): Fitting[] {
  const parts = asked.map(({ found }) => found);
  const sure = new Set(asked.map(sureStory));
  const inTurns = [...Array(Math.max(0, ...parts.map(({ length }) => length))).keys()].flatMap((rank) =>
    parts.flatMap((found) => found[rank]?.episode ?? []),
  );
  return [...new Set(inTurns)]
    .slice(0, count)
    .map((episode) => ({ index: episode.id, isLikely: sure.has(episode) }));
}
