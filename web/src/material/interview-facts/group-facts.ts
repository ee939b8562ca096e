import { ALL_FACT_MATTERS, type FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { KeptFacts } from './interview-facts.ts';

export type FactGroup = 'open' | 'answered' | 'read' | 'skipped';

/** @param placed matters that keep their group while the page is open */
export function groupFacts(
  kept: KeptFacts,
  placed: ReadonlyMap<FactMatter, FactGroup> = new Map(),
): Record<FactGroup, FactMatter[]> {
  const groups: Record<FactGroup, FactMatter[]> = { open: [], answered: [], read: [], skipped: [] };
  for (const matter of ALL_FACT_MATTERS) groups[placed.get(matter) ?? groupOf(kept, matter)].push(matter);
  return groups;
}

function groupOf({ facts, silent }: KeptFacts, matter: FactMatter): FactGroup {
  const answer = facts[matter];
  if (answer === null) return 'skipped';
  if (answer !== undefined) return 'answered';
  return silent.includes(matter) ? 'open' : 'read';
}
