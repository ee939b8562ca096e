import type { NamedEntry } from '@pythia/contracts/knowledge.ts';

export const ofField = (field: string) => ({ search: `?${new URLSearchParams({ field })}` });

export const ofEntry = ({ field, id }: Pick<NamedEntry, 'field' | 'id'>) => ({
  search: `?${new URLSearchParams({ field, entry: id })}`,
});

export const OVERVIEW = { search: '' };
