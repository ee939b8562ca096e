import { BELONGINGS } from '#belongings.ts';
import { forgetOld } from '#features/retention/forget-old.ts';
import type { TestApp } from './start-test-app.ts';

const fail = (_rule: string, error: unknown): never => {
  throw error;
};

/**
 * Deletes old rows, no sessions.
 * @throws the first failed rule's error
 */
export function retain({ dependencies: { db }, clock }: TestApp): Promise<void> {
  const parts = {
    db,
    clock,
    belongings: BELONGINGS,
    retentionDays: 0,
    onForgotten: () => {},
    onFailure: fail,
  };
  return forgetOld(parts, new AbortController().signal);
}
