import { z } from 'zod';

/**
 * `one-liner`: a sentence · `beats`: a first line that stands alone, then a short sentence a line · `star`:
 * beats under their names · `sentences`: flowing text.
 */
export const AnswerForm = z.enum(['one-liner', 'beats', 'star', 'sentences']);
export type AnswerForm = z.infer<typeof AnswerForm>;

/** Index into a user's four styles; null: none. */
export const StyleChoice = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable();
export type StyleChoice = z.infer<typeof StyleChoice>;
