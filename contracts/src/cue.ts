import { z } from 'zod';

/**
 * What can be said while an answer is on its way: the title of a story, of what was prepared or of a passage, where there
 * is one, and up to three short beats, to be read at a glance.
 */
export const Cue = z.object({ title: z.string().nullable(), beats: z.array(z.string()) });
export type Cue = z.infer<typeof Cue>;
