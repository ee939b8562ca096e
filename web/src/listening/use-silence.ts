import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 250;
const SILENT_AFTER_MS = 20_000;

/**
 * Whether a stream with a sound track has been wholly silent for twenty seconds, since it is looked at.
 * @param readLevel its loudness at the moment, root mean square, linear
 */
export function useSilence(stream: MediaStream | null, readLevel: () => number): boolean {
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const since = performance.now();
    const timer = setInterval(() => {
      const isHeard = readLevel() > 0;
      if (isHeard) clearInterval(timer);
      setSilent(!isHeard && performance.now() - since >= SILENT_AFTER_MS);
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setSilent(false);
    };
  }, [stream, readLevel]);
  return silent;
}
