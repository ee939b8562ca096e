import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { shortOpener } from './opener.ts';
import { mostTelling } from './most-telling.ts';
import { countWords, uncapitalised } from './wording.ts';

const LINE_WORDS = 25;

/** A story in one line, the same whatever was asked, so that it can be found again by its line. */
export function offerOf(episode: Episode): string {
  const { place, sentences, names } = episode;
  const opener = shortOpener(place);
  const whole = mostTelling(episode, LINE_WORDS);
  if (!opener || whole.includes(place.employer || opener)) return whole;
  const said = mostTelling(episode, LINE_WORDS - countWords(opener));
  // What happened matters more than where: no sentence is cut to make room for the place.
  const first = sentences.find(({ text }) => said.startsWith(text));
  return first ? `${opener} ${uncapitalised(said, first.tokens, names)}` : whole;
}

/** The episode that was offered with a line. */
export const episodeOffered = ({ episodes }: Candidate, line: string): Episode | undefined =>
  episodes.find((episode) => offerOf(episode) === line.trim());
