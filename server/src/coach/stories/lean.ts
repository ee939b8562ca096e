import type { Episode } from '#coach/candidate/candidate.ts';
import { competenciesOf } from '#coach/competencies/lexicon.ts';
import type { Evidence } from './evidence.ts';
import type { Prior } from './prior.ts';

export type Lean = 'favourites' | 'metrics' | 'people';

const ABOUT_PEOPLE = new Set(
  competenciesOf('people', 'teamwork', 'leadership').filter(({ id }) => id !== 'strategy'),
);

export interface StoryIndexed {
  at: number;
  episode: Episode;
  evidence: Evidence;
  prior: Prior;
}

const MEETS: Record<Lean, (one: StoryIndexed) => number> = {
  favourites: ({ episode }) => Number(episode.isFavourite),
  metrics: ({ prior }) => prior.result,
  people: ({ evidence }) =>
    Math.max(
      0,
      ...[...evidence].flatMap(([competency, shown]) => (ABOUT_PEOPLE.has(competency) ? shown : [])),
    ),
};

/** 0 to 1 for each. */
export const leanOf = (lean: readonly Lean[], one: StoryIndexed): number =>
  lean.reduce((sum, each) => sum + MEETS[each](one), 0);
