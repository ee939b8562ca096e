import { z } from 'zod';

/**
 * What an answer is made of: `one-liner` a single sentence · `beats` a first line that stands alone, then one short
 * sentence a line · `star` the story's beats under their names · `sentences` flowing text.
 */
export const AnswerForm = z.enum(['one-liner', 'beats', 'star', 'sentences']);
export type AnswerForm = z.infer<typeof AnswerForm>;

/** Which of a user's four styles, from 0; null: none, and answers are as they are without this suite. */
export const StyleChoice = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable();
export type StyleChoice = z.infer<typeof StyleChoice>;
