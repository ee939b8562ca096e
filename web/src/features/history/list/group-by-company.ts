import type { ListedInterview } from '@pythia/contracts/interviews.ts';

export interface CompanyGroup {
  /** As its newest session spells it; empty for those without one. */
  company: string;
  sessions: readonly ListedInterview[];
}

/** Companies in the order of their newest session, each with its sessions as they come; those without one last. */
export function groupByCompany(sessions: readonly ListedInterview[]): CompanyGroup[] {
  const groups = [...Map.groupBy(sessions, ({ company }) => company.trim().toLocaleLowerCase())].map(
    ([, together]) => ({ company: together[0]!.company.trim(), sessions: together }),
  );
  return groups.toSorted((a, b) => Number(a.company === '') - Number(b.company === ''));
}
