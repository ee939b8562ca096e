import { z } from 'zod';

/** Why an answer is shorter than meant. `refusal`: the model stopped · `broken`: the service did. */
export const Cut = z.enum(['length', 'filter', 'refusal', 'broken', 'repetition', 'unknown']);
export type Cut = z.infer<typeof Cut>;
