import { useState } from 'react';
import type { Exchange } from '#answers/exchange.ts';

export interface ShownExchange {
  exchange: Exchange;
  index: number;
  showAt: (index: number) => void;
}

/** A new question always comes to the front. */
export function useShownExchange(exchanges: readonly Exchange[]): ShownExchange | null {
  const [lookedUp, setLookedUp] = useState<{ id: number; whenNewestWas: number } | null>(null);
  const newest = exchanges.at(-1);
  if (!newest) return null;
  const lookup = lookedUp?.whenNewestWas === newest.id ? lookedUp.id : newest.id;
  const index = Math.max(
    0,
    exchanges.findIndex(({ id }) => id === lookup),
  );
  return {
    exchange: exchanges[index] ?? newest,
    index,
    showAt: (at) => setLookedUp({ id: exchanges[at]!.id, whenNewestWas: newest.id }),
  };
}
