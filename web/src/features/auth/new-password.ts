import { z } from 'zod';
import { MESSAGES } from '@pythia/contracts/messages.ts';

export const NewPassword = z.object({ password: z.string(), confirmation: z.string() });
type NewPassword = z.infer<typeof NewPassword>;

export const typedAlike = <Schema extends z.ZodType<NewPassword>>(schema: Schema) =>
  schema.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: MESSAGES.passwordsDoNotMatch,
  });
