import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { type Ended, ModelError } from '../language-model.ts';

/** Characters that one unfinished event or line may hold; a token's has some hundreds. */
export const MAX_EVENT_CHARS = 256 * 1024;

/** Understands the body of a streamed answer in a service's own format. */
export interface ReplyReader {
  /**
   * @param chunk a slice of the body, cut anywhere between two characters
   * @returns the answer's text that this slice completed, often empty
   */
  feed(chunk: string): string;
  /** @returns what of the text was still to be completed when the body has ended */
  finish(): string;
  /** Why nothing after the text so far can be used. */
  readonly failure: ModelError | undefined;
  /** The service has given a reason to stop: the text is whole, though usage figures may follow. */
  readonly complete: boolean;
  /** Why the service stopped; undefined until it has told, if it ever does. */
  readonly stopped: Ended | undefined;
  /** Whether there were thoughts beside the text. */
  readonly hasThoughts: boolean;
  /** The service has said its last word. */
  readonly ended: boolean;
  /** Undefined until the service has told, if it ever does. */
  readonly usage: TokenUsage | undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @returns undefined for anything that is no JSON object */
export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts of a service; undefined where they are no counts. */
export function tokenUsage(prompt: unknown, completion: unknown, cached?: unknown): TokenUsage | undefined {
  if (!isCount(prompt) || !isCount(completion)) return undefined;
  return { prompt, completion, cached: isCount(cached) ? cached : null };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Why a service stopped, or that it failed. */
export type Stop = { ended: Ended } | { failure: ModelError };

/**
 * Reads the reason that a service gives, in the words of any of them: `stop`, `end_turn`, `length`, `MAX_TOKENS`,
 * `model_length`, `content_filter`, `SAFETY`, `refusal`; in any other word it is unknown.
 * @returns undefined where it gives none: some send an empty text, or the word for null, with every piece
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

/** A call of a tool that nobody offered says no more either. */
const DONE = /stop|end|eos|done|complete|finish|success|tool|function/i;
const LENGTH = /length|max.*tokens|limit|window/i;
const REFUSAL = /refus/i;
const FILTER = /filter|safety|recitation|blocklist|prohibited|sensitive|moderation|spii/i;
const BUSY = /insufficient|overload|capacity/i;
const FAILURE = /error|fail|abort|cancel|malformed|timeout/i;
