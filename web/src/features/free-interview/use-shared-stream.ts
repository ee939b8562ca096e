import { useSyncExternalStore } from 'react';
import { sharedStream, subscribeToSharedStream } from '#state/shared-stream.ts';

export const useSharedStream = (): MediaStream | null =>
  useSyncExternalStore(subscribeToSharedStream, sharedStream);
