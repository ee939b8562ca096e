import { z } from 'zod';

/** PostgreSQL refuses the NUL character. */
export const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'Must not contain the NUL character.',
);

/** Text that every database can keep. */
export const Text = z.string().check(withoutNul);
