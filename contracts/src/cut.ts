import { z } from 'zod';

/**
 * Why an answer is, or may be, shorter than it would have been: it reached its `length`, the `filter` of the service
 * stopped it, the model would not go on (`refusal`), the service was `broken` off, it was ended in a `repetition` of
 * itself, or the service ended it for a reason that is `unknown`.
 */
export const Cut = z.enum(['length', 'filter', 'refusal', 'broken', 'repetition', 'unknown']);
export type Cut = z.infer<typeof Cut>;
