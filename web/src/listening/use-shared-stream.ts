import { useSyncExternalStore } from 'react';
import { sharedStream, subscribeToSharedStream } from './shared-stream.ts';

export const useSharedStream = (): MediaStream | null =>
  useSyncExternalStore(subscribeToSharedStream, sharedStream);
