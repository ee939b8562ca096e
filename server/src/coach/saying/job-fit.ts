import type { Candidate, Episode, Said } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import words from './words.json' with { type: 'json' };

const EVERYDAY = new Set(words.ofEveryAdvert.split(' '));

export const jobFit = (candidate: Candidate, sentences: readonly Said[]): number => {
  const wanted = new Set(candidate.job.statements.flatMap(({ tokens }) => substance(tokens)));
  return new Set(sentences.flatMap(({ tokens }) => substance(tokens)).filter((lemma) => wanted.has(lemma)))
    .size;
};

export interface Overlap {
  episode: Episode;
  said: Said;
  /** Meaningful words shared with one sentence of the advert; verbs count half. */
  nearness: number;
}

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
