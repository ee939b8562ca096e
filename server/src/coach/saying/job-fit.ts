import type { Candidate, Episode, Said } from '#coach/candidate/candidate.ts';

/** A sentence of the job description with the candidate's own that is nearest to it. */
export interface Overlap {
  statement: string;
  episode: Episode;
  said: Said;
}

/** Words of every advert and every résumé, which join nothing. */
const EVERYDAY = new Set(
  `work team experience year skill ability role company job new good great strong use make help need look join people
  day time way include ensure support provide develop manage management lead business environment`.split(
    /\s+/,
  ),
);

/** How many different words of substance sentences share with the job. */
export const jobFit = (candidate: Candidate, sentences: readonly Said[]): number => {
  const wanted = new Set(candidate.job.statements.flatMap(({ tokens }) => substance(tokens)));
  return new Set(sentences.flatMap(({ tokens }) => substance(tokens)).filter((lemma) => wanted.has(lemma)))
    .size;
};

/** The nearest pairs of what the job asks and what was done, best first; every statement and episode once. */
export function overlapsWithJob({ job, episodes }: Candidate): Overlap[] {
  const pairs = job.statements.flatMap(({ text, tokens }) => {
    const wanted = new Set(substance(tokens));
    return episodes.flatMap((episode) =>
      episode.sentences.map((said) => ({
        statement: text,
        episode,
        said,
        shared: new Set(substance(said.tokens).filter((lemma) => wanted.has(lemma))).size,
      })),
    );
  });
  const sorted = pairs.filter(({ shared }) => shared > 0).toSorted((one, other) => other.shared - one.shared);
  const taken = new Set<unknown>();
  return sorted.filter(({ statement, episode }) => {
    if (taken.has(statement) || taken.has(episode)) return false;
    taken.add(statement).add(episode);
    return true;
  });
}

const substance = (tokens: Said['tokens']): string[] =>
  tokens
    .filter(
      ({ isStop, pos, lemma }) => !isStop && /^(NOUN|PROPN|VERB|ADJ)$/.test(pos) && !EVERYDAY.has(lemma),
    )
    .map(({ lemma }) => lemma);
