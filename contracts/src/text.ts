import { z } from 'zod';

/** Text that every database can keep: PostgreSQL refuses the NUL character. */
export const Text = z.string().refine((text) => !text.includes('\0'), 'Must not contain the NUL character.');
