import { z } from 'zod';

/**
 * Why an answer is shorter than it would have been. `refusal`: the model stopped; `broken`: the service did;
 * `repetition`: the answer repeated itself.
 */
export const Cut = z.enum(['length', 'filter', 'refusal', 'broken', 'repetition', 'unknown']);
export type Cut = z.infer<typeof Cut>;
