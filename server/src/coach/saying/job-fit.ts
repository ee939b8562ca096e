import type { Candidate, Episode, Said } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import words from './words.json' with { type: 'json' };

/** Words of every advert and every résumé, which join nothing. */
const EVERYDAY = new Set(words.ofEveryAdvert.split(' '));

/** How many different words of substance sentences share with the job. */
export const jobFit = (candidate: Candidate, sentences: readonly Said[]): number => {
  const wanted = new Set(candidate.job.statements.flatMap(({ tokens }) => substance(tokens)));
  return new Set(sentences.flatMap(({ tokens }) => substance(tokens)).filter((lemma) => wanted.has(lemma)))
    .size;
};

/** A story with the line of it that is nearest to what the job asks for. */
export interface Overlap {
  episode: Episode;
  said: Said;
  /** How many words of substance the line shares with one sentence of the advert, verbs as halves. */
  nearness: number;
}

/** What was done that is like what the job asks for, the nearest first; every story once. */
export function overlapsWithJob({ job, episodes }: Candidate): Overlap[] {
  const wanted = job.statements.map(({ tokens }) => new Set(substance(tokens)));
  return episodes
    .filter(tellsDeed)
    .flatMap((episode) => {
      const lines = episode.sentences.map((said) => ({
        episode,
        said,
        nearness: Math.max(0, ...wanted.map((lemmas) => nearness(said, lemmas))),
      }));
      return lines.toSorted((one, other) => other.nearness - one.nearness).slice(0, 1);
    })
    .filter(({ nearness: near }) => near >= 1)
    .toSorted((one, other) => rank(other) - rank(one));
}

const rank = ({ nearness: near, episode }: Overlap): number => near + (episode.place.isCurrent ? 0.2 : 0);

/** Things weigh more than what is done with them: everybody runs something. */
function nearness({ tokens, text }: Said, wanted: ReadonlySet<string>): number {
  const shared = tokens.filter((token) => isSubstance(token) && wanted.has(token.lemma));
  const weights = new Map(
    shared.map(({ lemma, pos }) => [lemma, pos === 'NOUN' || pos === 'PROPN' ? 1 : 0.5]),
  );
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return sum === 0 ? 0 : sum + (/\d/.test(text) ? 0.2 : 0);
}

const isSubstance = ({ isStop, pos, lemma }: Said['tokens'][number]): boolean =>
  !isStop && /^(NOUN|PROPN|VERB|ADJ)$/.test(pos) && !EVERYDAY.has(lemma);

const substance = (tokens: Said['tokens']): string[] => tokens.filter(isSubstance).map(({ lemma }) => lemma);
