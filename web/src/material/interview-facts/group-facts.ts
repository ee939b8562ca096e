import { ALL_FACT_MATTERS, type FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { KeptFacts } from './interview-facts.ts';

/** `open` is asked first · `answered` by the user · `read` in their résumé · `skipped` is not asked any more. */
export type FactGroup = 'open' | 'answered' | 'read' | 'skipped';

/**
 * The matters by group, each in the order in which they are asked.
 * @param placed those that stay where they are while the page is read, whatever is typed
 */
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
