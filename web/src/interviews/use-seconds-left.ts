import { useEffect, useState } from 'react';
import { serverNow } from '#api/server-clock.ts';
import { parseExpiry, secondsUntil } from './countdown.ts';

export function useSecondsLeft(expiresAt: string): number {
  const left = () => secondsUntil(parseExpiry(expiresAt), serverNow());
  const [, tell] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => tell(secondsUntil(parseExpiry(expiresAt), serverNow())), 1_000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return left();
}
