import { z } from 'zod';

/** A place in the text of an answer: UTF-16 units from its beginning, carriage returns not counted. */
const Place = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() });

/**
 * What is told of the claims of a language model's answer: words that neither the material, nor what was given beside it,
 * nor the question supports · a sentence of which all facts stand, with the `line` that it comes from, and where that
 * stands as a label says it: `From your résumé`. A sentence with unproved words has no line.
 */
export const ProofPart = z.discriminatedUnion('type', [
  Place.extend({ type: z.literal('unproved') }),
  Place.extend({ type: z.literal('backed'), line: z.string(), source: z.string() }),
]);
export type ProofPart = z.infer<typeof ProofPart>;
