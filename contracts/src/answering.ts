import { z } from 'zod';

/**
 * `key`: nothing found narrows what the key asks · `shown`: found questions are shown, and answered by the
 * key · `itself`: found questions are answered at once.
 */
export const AnsweringWay = z.enum(['key', 'shown', 'itself']);
export type AnsweringWay = z.infer<typeof AnsweringWay>;
