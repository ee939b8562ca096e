import type { Cut } from '@pythia/contracts/cut.ts';
import { ChatModelError } from '../chat-model.ts';

/** Why a service stopped: it was done, it was cut, or it failed. */
export type Stop = { cut: Cut | undefined } | { failure: ChatModelError };

/**
 * Reads the reason that a service gives, in the words of any of them: `stop`, `end_turn`, `length`, `MAX_TOKENS`,
 * `model_length`, `content_filter`, `SAFETY`.
 * @returns undefined where it gives none: some send an empty text, or the word for null, with every piece
 */
export function stopReason(reason: unknown): Stop | undefined {
  if (typeof reason !== 'string' || reason === '' || reason === 'null') return undefined;
  if (LENGTH.test(reason)) return { cut: 'length' };
  if (FILTER.test(reason)) return { cut: 'filter' };
  if (BUSY.test(reason))
    return { failure: new ChatModelError('busy', 'The service has no room for the answer') };
  if (FAILURE.test(reason))
    return { failure: new ChatModelError('failed', 'The service gave the answer up') };
  return { cut: undefined };
}

const LENGTH = /length|max.*tokens|limit|window/i;
const FILTER = /filter|safety|recitation|refus|blocklist|prohibited|sensitive|moderation|spii/i;
const BUSY = /insufficient|overload|capacity/i;
const FAILURE = /error|fail|abort|cancel|malformed|timeout/i;
