import type { Candidate, Episode } from '#coach/candidate/candidate.ts';

/** Independent of the question, so that the story is found again. */
export const offerOf = ({ title }: Episode): string => title;

export const episodeOffered = ({ episodes }: Candidate, offer: string): Episode | undefined =>
  episodes.find((episode) => offerOf(episode) === offer.trim());
