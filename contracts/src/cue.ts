import { z } from 'zod';

export const Cue = z.object({ title: z.string().nullable(), beats: z.array(z.string()) });
export type Cue = z.infer<typeof Cue>;
