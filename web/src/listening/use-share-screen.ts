import { useState } from 'react';
import { shareScreen } from './share-screen.ts';
import { sharedStream } from './shared-stream.ts';

export function useShareScreen() {
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);

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
