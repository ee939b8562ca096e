import { useState } from 'react';
import { shareScreen } from './share-screen.ts';
import { sharedStream } from './shared-stream.ts';

/** A button's way to share a screen: whether the browser is asking at the moment, and why it did not come about. */
export function useShareScreen() {
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** @returns whether something is shared now */
  const share = async (): Promise<boolean> => {
    setError(null);
    setAsking(true);
    try {
      await shareScreen();
      return sharedStream() !== null;
    } catch (failure) {
      setError((failure as Error).message);
      return false;
    } finally {
      setAsking(false);
    }
  };

  return { asking, error, share };
}
