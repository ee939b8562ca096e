import { z } from 'zod';
import { MESSAGES } from '@pythia/contracts/messages.ts';

/** The server judges strength; the checklist advises. */
export const NewPassword = z.object({ password: z.string(), confirmation: z.string() });
type NewPassword = z.infer<typeof NewPassword>;

/** Refines any form with both fields. */
export const typedAlike = <Schema extends z.ZodType<NewPassword>>(schema: Schema) =>
  schema.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: MESSAGES.passwordsDoNotMatch,
  });
