import type { Exchange } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';

/** Which exchanges the reader has before them, and which came by themselves and wait until the one in front is read. */
export interface InFront {
  readonly front: readonly Exchange[];
  readonly waiting: readonly Exchange[];
}

/** So many words are said in a second, or read twice. */
const WORDS_PER_SECOND = 3;
const LEAST_MS = 4_000;
const MOST_MS = 30_000;

/** How long an answer is read, in milliseconds from its end. */
export function readingMs({ answer }: Exchange): number {
  const words = markdownText(answer).split(/\s+/).length;
  return Math.min(MOST_MS, Math.max(LEAST_MS, (words / WORDS_PER_SECOND) * 1_000));
}

/** Whether more of its answer is to come, to this window or to another one. */
export const isGiven = ({ status }: Exchange): boolean =>
  status === 'waiting' || status === 'held' || status === 'streaming' || status === 'elsewhere';

/**
 * What came by itself never takes the place of an answer that is being read; what the reader asks comes to the front
 * with all before it.
 * @param seen the id of the newest exchange that was let to the front
 */
export function inFront(exchanges: readonly Exchange[], seen: number): InFront {
  const last = exchanges.findLastIndex(({ id, found }) => id <= seen || found === undefined);
  const end = last < 0 ? Math.min(1, exchanges.length) : last + 1;
  return { front: exchanges.slice(0, end), waiting: exchanges.slice(end) };
}
