import type { Candidate, Episode } from '#coach/candidate/candidate.ts';

/** What a story is offered by: the same whatever was asked, so that it can be found again. */
export const offerOf = ({ title }: Episode): string => title;

/** The episode that was offered so. */
export const episodeOffered = ({ episodes }: Candidate, offer: string): Episode | undefined =>
  episodes.find((episode) => offerOf(episode) === offer.trim());
