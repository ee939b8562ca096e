import type { ListedInterview } from '@pythia/contracts/interviews.ts';

export interface CompanyGroup {
  /** Spelt as in the newest session; empty: none. */
  company: string;
  sessions: readonly ListedInterview[];
}

/** Newest session's company first; sessions without company last. */
export function groupByCompany(sessions: readonly ListedInterview[]): CompanyGroup[] {
  const groups = [...Map.groupBy(sessions, ({ company }) => company.trim().toLocaleLowerCase())].map(
    ([, together]) => ({ company: together[0]!.company.trim(), sessions: together }),
  );
  return groups.toSorted((a, b) => Number(a.company === '') - Number(b.company === ''));
}
