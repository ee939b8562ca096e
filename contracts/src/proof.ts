import { z } from 'zod';

/** UTF-16 units from the answer's beginning, carriage returns not counted. */
const Place = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() });

/**
 * `unproved`: words that material, knowledge and question do not support · `backed`: a sentence whose facts
 * all stand, the `line` that backs it and where that is from (`From your résumé`).
 */
export const AnswerProofPart = z.discriminatedUnion('type', [
  Place.extend({ type: z.literal('unproved') }),
  Place.extend({ type: z.literal('backed'), line: z.string(), source: z.string() }),
]);
export type AnswerProofPart = z.infer<typeof AnswerProofPart>;
