import { useEffect, useState } from 'react';
import type { StreamLevel } from './use-stream-level.ts';

const LOOK_EVERY_MS = 250;
const SILENT_AFTER_MS = 20_000;

/** True once a stream was silent for `afterMs` since it is measured. */
export function useSilence(
  stream: MediaStream | null,
  level: StreamLevel,
  afterMs = SILENT_AFTER_MS,
): boolean {
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    let since = performance.now();
    const timer = setInterval(() => {
      if (!level.isMeasured()) since = performance.now(); // levels are 0 then, and mean nothing
      const isHeard = level.read() > 0;
      if (isHeard) clearInterval(timer);
      setSilent(!isHeard && performance.now() - since >= afterMs);
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setSilent(false);
    };
  }, [stream, level, afterMs]);
  return silent;
}
