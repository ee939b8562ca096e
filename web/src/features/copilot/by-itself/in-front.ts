import type { Exchange } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';

export interface InFront {
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
