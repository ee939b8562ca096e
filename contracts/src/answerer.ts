import { z } from 'zod';

export const AnswererLabel = z.object({
  /** Example: `Built-in coach`, `llama3.2 on Ollama`, `gpt-4o-mini`. */
  name: z.string(),
  kind: z.enum(['coach', 'local', 'service']),
});
export type AnswererLabel = z.infer<typeof AnswererLabel>;

/** Answerer's name where the candidate's own approved words are said. */
export const PREPARED_BY = 'Prepared';
export const ANOTHER_ANSWER = 'Another answer than the prepared one';
export const preparedTitle = (question: string): string => `Prepared: ${question}`;

export const StoodIn = z.enum(['slow', 'busy', 'refused', 'filtered', 'declined', 'limit', 'failed']);
export type StoodIn = z.infer<typeof StoodIn>;

/**
 * Headers of a streamed answer; name and source are `encodeURIComponent`ed, `stoodIn` and `source` optional.
 */
export const ANSWER_HEADERS = {
  exchangeId: 'x-exchange-id',
  answeredBy: 'x-answered-by',
  stoodIn: 'x-stood-in',
  source: 'x-answer-source',
} as const;
