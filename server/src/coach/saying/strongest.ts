import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import type { Told } from '#coach/stories/told.ts';
import { jobFit } from './job-fit.ts';
import { wentWrong } from './went-wrong.ts';

const MEANT = 8;

/** By results, fit with the job, recency and how likely they answer. */
export function strongestFirst(
  candidate: Candidate,
  told: Told,
  meant: (episode: Episode) => number = () => 0,
): Episode[] {
  const worth = (episode: Episode): number => {
    const results = episode.sentences.filter(({ part, text }) => part === 'result' && /\d/.test(text)).length;
    return (
      MEANT * meant(episode) +
      Math.min(2, results) * 2 +
      Math.min(3, jobFit(candidate, episode.sentences)) +
      (episode.place.isCurrent ? 1 : 0) +
      (episode.source === 'education' ? -2 : 0) -
      (wentWrong(episode) ? 2 : 0) -
      (told.episodes.includes(episode.id) ? 6 : 0)
    );
  };
  const deeds = candidate.episodes.filter(tellsDeed);
  return (deeds.length > 0 ? deeds : candidate.episodes)
    .map((episode) => ({ episode, worth: worth(episode) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ episode }) => episode);
}
