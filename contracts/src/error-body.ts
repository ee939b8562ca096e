import { z } from 'zod';

/** Every error of every call: a sentence for people, and for a 422 the fields it is about. */
export const ErrorBody = z.object({
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
