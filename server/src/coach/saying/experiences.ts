import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { hasOwnTitle, sourceOf } from './source-of.ts';
import { sureStory } from './sure-story.ts';

export interface Experience {
  text: string;
  source: string;
  /** False: as read in the material. */
  isPrepared: boolean;
}

export interface Fitting {
  index: number;
  isLikely: boolean;
}

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

/** Best of each part of the question first, then the second of each. */
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
