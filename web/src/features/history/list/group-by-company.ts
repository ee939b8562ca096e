import type { ListedInterview } from '@pythia/contracts/interviews.ts';

export interface CompanyGroup {
  company: string;
  sessions: readonly ListedInterview[];
}

export function groupByCompany(sessions: readonly ListedInterview[]): CompanyGroup[] {
  const groups = [...Map.groupBy(sessions, ({ company }) => company.trim().toLocaleLowerCase())].map(
    ([, together]) => ({ company: together[0]!.company.trim(), sessions: together }),
  );
  return groups.toSorted((a, b) => Number(a.company === '') - Number(b.company === ''));
}
