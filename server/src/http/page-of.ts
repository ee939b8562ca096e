import { LIMITS } from '@pythia/contracts/limits.ts';

export const nextAfter = (page: readonly { id: string }[]): string | null =>
  page.length < LIMITS.page ? null : (page.at(-1)?.id ?? null);
