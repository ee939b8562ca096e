import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { numbersIn } from '#coach/candidate/episodes/numbers.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { termsOf } from './terms.ts';

/** Each 0 to 1. */
export interface Prior {
  deed: number;
  result: number;
  story: number;
  recency: number;
  fit: number;
}

export function priorsOf({ episodes, job, places }: Candidate): Prior[] {
  const wanted = new Set(job.statements.flatMap(({ tokens }) => termsOf(tokens)));
  const shared = episodes.map(
    ({ sentences }) =>
      new Set(sentences.flatMap(({ tokens }) => termsOf(tokens)).filter((term) => wanted.has(term))).size,
  );
  const most = Math.max(1, ...shared);
  return episodes.map((episode, at) => ({
    deed: Number(tellsDeed(episode)),
    result: resultOf(episode),
    story: episode.source === 'story' || episode.isFavourite ? 1 : 0,
    recency: recencyOf(episode, places),
    fit: shared[at]! / most,
  }));
}

function resultOf({ numbers, sentences }: Episode): number {
  const outcomes = sentences.filter(({ part }) => part === 'result');
  if (outcomes.some(({ text }) => numbersIn(text).length > 0)) return 1;
  return outcomes.length > 0 || numbers.length > 0 ? 0.5 : 0;
}

function recencyOf({ place }: Episode, places: Candidate['places']): number {
  if (place.isCurrent) return 1;
  const at = places.findIndex(({ employer, title }) => employer === place.employer && title === place.title);
  return at < 0 ? 0 : 1 - at / places.length;
}
