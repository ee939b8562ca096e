import { LIMITS } from '@pythia/contracts/limits.ts';

/** The id that the next page begins at; null where this one is not full. */
export const nextAfter = (page: readonly { id: string }[]): string | null =>
  page.length < LIMITS.page ? null : (page.at(-1)?.id ?? null);
