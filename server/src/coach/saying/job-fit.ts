import type { Candidate, Episode, Said } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { statementAsWish } from './turn-statement.ts';

/** A sentence of the job description with the candidate's own that is nearest to it. */
export interface Overlap {
  /** As the candidate says it: `I would run your night shift`; undefined where it cannot be turned so or says who is sought. */
  wish: string | undefined;
  episode: Episode;
  said: Said;
  /** How many words of substance they share, verbs as halves. */
  nearness: number;
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
  const deeds = episodes.filter(tellsDeed);
  const pairs = job.statements.flatMap(({ text, tokens }) => {
    const wish = statementAsWish(text);
    if (DRAWS_NOBODY.test(wish ?? text)) return [];
    const wanted = new Set(substance(tokens));
    return deeds.flatMap((episode) =>
      episode.sentences.map((said) => ({
        statement: text,
        wish,
        episode,
        said,
        nearness: nearness(said, wanted),
      })),
    );
  });
  const rank = ({ nearness: near, wish, episode }: (typeof pairs)[number]): number =>
    near + (wish && isTask(wish) ? 0.6 : 0) + (episode.place.isCurrent ? 0.2 : 0);
  const sorted = pairs
    .filter(({ nearness: near }) => near >= 1)
    .toSorted((one, other) => rank(other) - rank(one));
  const taken = new Set<unknown>();
  return sorted.filter(({ statement, episode }) => {
    if (taken.has(statement) || taken.has(episode)) return false;
    taken.add(statement).add(episode);
    return true;
  });
}

/** What a job has to do and to offer, as the candidate says it, without its terms. */
export const wishesOf = ({ statements }: Candidate['job']): string[] =>
  statements.flatMap(({ text }) => statementAsWish(text) ?? []).filter((wish) => !DRAWS_NOBODY.test(wish));

/** What draws one to a job though nothing of it was done before: a task, else what is done there. */
export function wishFor(job: Candidate['job']): string | undefined {
  const wishes = wishesOf(job);
  return (
    wishes.find((wish) => isTask(wish) && isClear(wish)) ??
    wishes.find((wish) => !IS_MERELY.test(wish) && isClear(wish))
  );
}

/** Without the list behind it: `I would own the month-end: accounts for 14 sites, VAT`. */
export const inShort = (wish: string): string => wish.replace(/(?<=(?:\S+ ){4}\S+):.*$/, '');

/** "I would carry it from tender to hand-over" means something that was named before. */
export const isClear = (wish: string): boolean =>
  !/^I would \S+ (?:it|them|this|that|these|those)\b/.test(wish);

export const isTask = (wish: string): boolean => wish.startsWith('I would ');

/** What an employer is and has, rather than does. */
const IS_MERELY = /^you (?:are|use|have|record|work with)\b/;

/** Who is sought, what is paid, when and where: nobody says aloud that it draws them. */
const DRAWS_NOBODY =
  /^you(?:r \S+(?: \S+){0,3})? (?:are (?:looking|searching|offering|changing)|looks? for|seeks?|needs?|wants?|asks?|expects?|offers?|pays?|provides?|gives?|have never|interviews?|retires?|starts?|begins?)\b|\b(?:salary|bonus|holidays?|days off|annual leave|pension|insurance|contract|on[- ]call|weekends?|days? a week|hours a week|on site|based in)\b/i;

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
