import { useCallback, useEffect, useState } from 'react';

export function useWait(firstSeconds: number): [secondsLeft: number, wait: (seconds: number) => void] {
  const [{ until, now }, setTimes] = useState(() => timesFor(firstSeconds));
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setTimeout(
      () => setTimes({ until, now: Date.now() }),
      until - now - (secondsLeft - 1) * 1_000,
    );
    return () => clearTimeout(timer);
  }, [secondsLeft, until, now]);
  const wait = useCallback((seconds: number) => setTimes(timesFor(seconds)), []);
  return [secondsLeft, wait];
}

function timesFor(seconds: number): { until: number; now: number } {
  const now = Date.now();
  return { until: now + seconds * 1_000, now };
}

export const inWords = (seconds: number): string =>
  seconds <= 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
