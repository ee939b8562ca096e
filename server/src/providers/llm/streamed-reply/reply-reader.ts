import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import type { Ended, ModelError } from '../language-model.ts';

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
