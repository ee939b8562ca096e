import type { Episode } from '#coach/candidate/candidate.ts';
import { evidenceOf } from '#coach/stories/evidence.ts';

const MOST = 3;
const SURE = 0.5;
/** Subjects rather than traits. */
const TOPICS = new Set(
  `suppliers budget fundraising fraud migration scaling testing documentation data-security hiring community environment
  vulnerable-people infection-and-hygiene classroom-behaviour pupils-progress performing hands-on-repair logistics-flow
  legal-argument clinical-judgement`.split(/\s+/),
);

/** Surest first: `conflict`. */
export function competenciesShown(episodes: readonly Pick<Episode, 'sentences'>[]): string[] {
  const shown = episodes
    .flatMap((episode) => [...evidenceOf(episode)])
    .filter(([{ id }, sureness]) => sureness >= SURE && !TOPICS.has(id))
    .toSorted(([, a], [, b]) => b - a);
  return [...new Set(shown.map(([{ id }]) => id.replaceAll('-', ' ')))].slice(0, MOST);
}
