import { useEffect, useMemo, useState } from 'react';
import type { Exchange } from '#answers/exchange.ts';
import { type FoundQuestions, keysPutAway } from '#transcript/question/found-questions.ts';
import { inFront, type InFront, isGiven, readingMs } from './in-front.ts';

/** @returns also a function that brings waiting answers to the front */
export function useInFront(
  exchanges: readonly Exchange[],
  found: FoundQuestions,
): InFront & { show: () => void } {
  const [seen, setSeen] = useState(() => exchanges.at(-1)?.id ?? -1);
  const kept = useMemo(() => {
    const away = keysPutAway(found);
    return away.size === 0
      ? exchanges
      : exchanges.filter((one) => one.found === undefined || !away.has(one.found));
  }, [exchanges, found]);
  const { front, waiting } = useMemo(() => inFront(kept, seen), [kept, seen]);
  const isRead = useIsRead(front.at(-1));
  const next = waiting.at(-1)?.id;
  if (next !== undefined && isRead) setSeen(next);
  return { front, waiting, show: () => next !== undefined && setSeen(next) };
}

/** True once there was time to read the answer; one from before the window counts as read. */
function useIsRead(exchange: Exchange | undefined): boolean {
  const [read, setRead] = useState(exchange?.id);
  const id = exchange?.id;
  const ms = exchange === undefined || isGiven(exchange) ? null : readingMs(exchange);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => setRead(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return ms !== null && read === id;
}
