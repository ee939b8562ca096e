import { type Ended, ModelError } from '../language-model.ts';

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
