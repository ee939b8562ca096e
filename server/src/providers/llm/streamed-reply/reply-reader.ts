import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { type Ended, ModelError } from '../language-model.ts';

export const MAX_EVENT_CHARS = 256 * 1024;

export interface ReplyReader {
  /**
   * @param chunk cut between any two characters
   * @returns completed text, often empty
   */
  feed(chunk: string): string;
  finish(): string;
  readonly failure: ModelError | undefined;
  readonly complete: boolean;
  readonly stopped: Ended | undefined;
  readonly hasThoughts: boolean;
  readonly ended: boolean;
  readonly usage: TokenUsage | undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function tokenUsage(prompt: unknown, completion: unknown, cached?: unknown): TokenUsage | undefined {
  if (!isCount(prompt) || !isCount(completion)) return undefined;
  return { prompt, completion, cached: isCount(cached) ? cached : null };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export type Stop = { ended: Ended } | { failure: ModelError };

/**
 * Reads a stop reason in any service's words: `end_turn`, `MAX_TOKENS`, `content_filter`, `SAFETY`, ….
 * @returns undefined without one: some send "" or "null" with each piece
 */
export function stopReason(reason: unknown): Stop | undefined {
  if (typeof reason !== 'string' || reason === '' || reason === 'null') return undefined;
  if (LENGTH.test(reason)) return { ended: 'length' };
  if (REFUSAL.test(reason)) return { ended: 'refusal' };
  if (FILTER.test(reason)) return { ended: 'filter' };
  if (BUSY.test(reason)) return { failure: new ModelError('busy', 'The service has no room for the answer') };
  if (FAILURE.test(reason)) return { failure: new ModelError('failed', 'The service gave the answer up') };
  return { ended: DONE.test(reason) ? 'stop' : 'unknown' };
}

const DONE = /stop|end|eos|done|complete|finish|success|tool|function/i;
const LENGTH = /length|max.*tokens|limit|window/i;
const REFUSAL = /refus/i;
const FILTER = /filter|safety|recitation|blocklist|prohibited|sensitive|moderation|spii/i;
const BUSY = /insufficient|overload|capacity/i;
const FAILURE = /error|fail|abort|cancel|malformed|timeout/i;
