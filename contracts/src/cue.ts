import { z } from 'zod';

/** Text read at a glance while the answer comes: a title and up to three short beats. */
export const Cue = z.object({ title: z.string().nullable(), beats: z.array(z.string()) });
export type Cue = z.infer<typeof Cue>;
