import { z } from 'zod';

const FieldErrors = z.array(z.object({ path: z.string(), message: z.string() })).optional();

export const ErrorBody = z.object({ detail: z.string(), errors: FieldErrors });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Tolerant: proxies answer in other shapes. */
export const RefusalBody = z.object({
  detail: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  errors: FieldErrors.catch(undefined),
});
