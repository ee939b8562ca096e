import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered pages before their script. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
