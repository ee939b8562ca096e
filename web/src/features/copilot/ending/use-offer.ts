import { useEffect, useState } from 'react';
import type { Offer, WayOn } from '../next-session.ts';

/**
 * What there is to go on with, as the server has it when `occasion` comes; null until then, and while it cannot
 * be asked: it is tried all the same.
 */
export function useOffer({ offer }: WayOn, occasion: string | null): Offer | null {
  const [known, setKnown] = useState<Offer | null>(null);
  useEffect(() => {
    if (occasion === null) return undefined;
    const left = new AbortController();
    offer(left.signal).then(setKnown, () => {}); // the server says it again when it is tried
    return () => left.abort();
  }, [offer, occasion]);
  return known;
}
