import { useEffect, useMemo, useState } from 'react';
import type { Exchange } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { type FoundQuestions, keysPutAway } from '#transcript/question/found-questions.ts';

interface InFront {
  readonly front: readonly Exchange[];
  readonly waiting: readonly Exchange[];
}

const WORDS_PER_SECOND = 3;
const LEAST_MS = 4_000;
const MOST_MS = 30_000;

/** Milliseconds from the answer's end. */
export function readingMs({ answer }: Exchange): number {
  const words = markdownText(answer).split(/\s+/).length;
  return Math.min(MOST_MS, Math.max(LEAST_MS, (words / WORDS_PER_SECOND) * 1_000));
}

export const isGiven = ({ status }: Exchange): boolean =>
  status === 'waiting' || status === 'held' || status === 'streaming' || status === 'elsewhere';

/**
 * Answers that came by themselves wait while another is read. What the reader asked comes to the front, with
 * all before it.
 * @param seen id of the newest exchange that was in front
 */
export function inFront(exchanges: readonly Exchange[], seen: number): InFront {
  const last = exchanges.findLastIndex(({ id, found }) => id <= seen || found === undefined);
  const end = last < 0 ? Math.min(1, exchanges.length) : last + 1;
  return { front: exchanges.slice(0, end), waiting: exchanges.slice(end) };
}

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
