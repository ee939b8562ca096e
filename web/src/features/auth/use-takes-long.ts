import { useEffect, useState } from 'react';

const LONG_MS = 2_000;

export function useTakesLong(underWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [underWay]);
  return isLong;
}
