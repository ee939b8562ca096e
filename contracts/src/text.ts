import { z } from 'zod';

/** PostgreSQL refuses NUL. */
export const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'Must not contain the NUL character.',
);

export const Text = z.string().check(withoutNul);
