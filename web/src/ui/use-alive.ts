import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a prerendered page until its script runs: what would be lost by then must not be sent. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
