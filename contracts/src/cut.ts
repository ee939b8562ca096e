import { z } from 'zod';

/**
 * Why an answer is shorter than it would have been: it reached its `length`, the `filter` of the service stopped it, or
 * it was ended in a `repetition` of itself.
 */
export const Cut = z.enum(['length', 'filter', 'repetition']);
export type Cut = z.infer<typeof Cut>;
