import { z } from 'zod';
import { MESSAGES } from '@pythia/contracts/messages.ts';

/** A new password, typed twice. Whether it is strong enough is for the server to say; the checklist only advises. */
export const NewPassword = z.object({ password: z.string(), confirmation: z.string() });
type NewPassword = z.infer<typeof NewPassword>;

/** Holds the two against each other, in whatever form they stand. */
export const typedAlike = <Schema extends z.ZodType<NewPassword>>(schema: Schema) =>
  schema.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: MESSAGES.passwordsDoNotMatch,
  });
