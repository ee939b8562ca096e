import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered pages until their script runs. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
