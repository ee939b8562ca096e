import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { degreeAsSaid } from './degree.ts';
import { jobAt } from './jobs-held.ts';
import { overlapsWithJob } from './job-fit.ts';
import { mostTelling } from './most-telling.ts';
import { strongestFirst } from './strongest.ts';
import { clipped, countWords, ended } from './wording.ts';

const SENTENCE_WORDS = 40;

/** Who the candidate is: what they do now, what they did before, and why this job is next. */
export function sayIntroduction(asking: Asking): Spoken {
  const { candidate, told, budget } = asking;
  const strongest = strongestFirst(candidate, told);
  const [now, before] = candidate.places.toSorted((one, other) => +other.isCurrent - +one.isCurrent);
  if (!now) return unplaced(asking, strongest);
  const episodes: Episode[] = [];
  const wasTold = ({ sentences }: Episode, said: string): boolean =>
    sentences.some(({ text }) => said.includes(text) && told.sentences.has(text));
  const best = (employer: string): string => {
    const episode = strongest.find(
      ({ place }) => place.employer === employer && !episodes.some((used) => used.place === place),
    );
    const said = episode && mostTelling(episode, SENTENCE_WORDS);
    if (!episode || !said || wasTold(episode, said)) return '';
    episodes.push(episode);
    return said;
  };
  const parts = [
    ended(`${now.isCurrent ? 'I am' : 'Most recently I was'} ${jobAt(now)}`),
    best(now.employer),
    before ? ended(`Before that I was ${jobAt(before)}`) : studied(candidate),
    before && before.employer !== now.employer ? best(before.employer) : '',
    whyNext(candidate),
  ];
  return { text: within(parts, budget), told: episodes };
}

function unplaced(asking: Asking, strongest: readonly Episode[]): Spoken {
  const { candidate, budget } = asking;
  const [episode] = strongest;
  if (!episode) return NOT_SURE;
  const parts = [studied(candidate), mostTelling(episode, SENTENCE_WORDS), whyNext(candidate)];
  return { text: within(parts, budget), told: [episode] };
}

function studied({ holdings }: Candidate): string {
  const degree = holdings.find(({ kind }) => kind === 'degree');
  return degree ? clipped(ended(`I have ${degreeAsSaid(degree.text)}`), SENTENCE_WORDS) : '';
}

/** Why this role, from what the job asks and the candidate has done; empty where nothing joins them. */
function whyNext(candidate: Candidate): string {
  const overlap = overlapsWithJob(candidate).find(({ wish }) => wish !== undefined);
  return overlap ? clipped(`What draws me here is that ${overlap.wish}.`, 30) : '';
}

/** As many parts as fit; the last ones go first, but the reason stays as long as it can. */
function within(parts: readonly string[], budget: number): string {
  const kept = parts.filter(Boolean);
  while (kept.length > 1 && countWords(kept.join(' ')) > budget) kept.splice(kept.length > 3 ? -2 : -1, 1);
  return clipped(kept.join(' '), budget);
}
