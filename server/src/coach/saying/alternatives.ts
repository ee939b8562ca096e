import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { shortOpener } from './opener.ts';
import { mostTelling } from './strongest.ts';
import { clipped, countWords, uncapitalised } from './wording.ts';

const LINE_WORDS = 25;

/** A story in one line, the same whatever was asked, so that it can be found again by its line. */
export function offerOf(episode: Episode): string {
  const opener = shortOpener(episode.place);
  const said = mostTelling(episode, LINE_WORDS - countWords(opener));
  if (!said) return '';
  const names = episode.place.employer !== '' && said.text.includes(episode.place.employer);
  if (!opener || names) return clipped(said.text, LINE_WORDS);
  return clipped(`${opener} ${uncapitalised(said.text, said.tokens, episode.names)}`, LINE_WORDS);
}

/** The episode that was offered with a line. */
export const episodeOffered = ({ episodes }: Candidate, line: string): Episode | undefined =>
  episodes.find((episode) => offerOf(episode) === line.trim());
