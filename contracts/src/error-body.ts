import { z } from 'zod';

const FieldErrors = z.array(z.object({ path: z.string(), message: z.string() })).optional();

/** Every error of every call: a sentence for people, and for a 422 the fields it is about. */
export const ErrorBody = z.object({ detail: z.string(), errors: FieldErrors });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What is read of a refusal: whoever stands between us and the browser may answer in another shape. */
export const RefusalBody = z.object({
  detail: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  errors: FieldErrors.catch(undefined),
});
