import { z } from 'zod';

/**
 * How a question that was found is answered: `key` nothing found narrows what the key asks · `shown` it is shown, and
 * answered by the key · `itself` it is answered as soon as it was asked.
 */
export const AnsweringWay = z.enum(['key', 'shown', 'itself']);
export type AnsweringWay = z.infer<typeof AnsweringWay>;
