import { z } from 'zod';

/** Who answers, as it is shown: the built-in coach, a model server on the machine of this server, or a service elsewhere. */
export const AnswererLabel = z.object({
  /** As shown: `Built-in coach`, `llama3.2 on Ollama`, `gpt-4o-mini`. */
  name: z.string(),
  kind: z.enum(['coach', 'local', 'service']),
});
export type AnswererLabel = z.infer<typeof AnswererLabel>;

/** The name of who answers where the candidate's own words are said, as they approved them. */
export const PREPARED_BY = 'Prepared';
/** Among what can be told instead of them: what whoever answers would say. */
export const ANOTHER_ANSWER = 'Another answer than the prepared one';
/** Among what can be told: what is prepared of a question. */
export const preparedTitle = (question: string): string => `Prepared: ${question}`;

/**
 * Why the coach answered in place of a model, which said not a word: it was `slow`, it was `busy`, its service `refused`
 * the request, its filter stopped it (`filtered`), it would not answer (`declined`), it reached its longest length before
 * (`limit`), or anything else (`failed`).
 */
export const StoodIn = z.enum(['slow', 'busy', 'refused', 'filtered', 'declined', 'limit', 'failed']);
export type StoodIn = z.infer<typeof StoodIn>;

/** Of a streamed answer. Name and source are written with `encodeURIComponent`; `stoodIn` and `source` may be absent. */
export const ANSWER_HEADERS = {
  exchangeId: 'x-exchange-id',
  answeredBy: 'x-answered-by',
  stoodIn: 'x-stood-in',
  source: 'x-answer-source',
} as const;
