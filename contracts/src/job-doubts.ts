/** Doubtful parts of a job: asked of the user, unsaid until then. */
export const JOB_DOUBTS = ['employer', 'role', 'dates'] as const;
export type JobDoubt = (typeof JOB_DOUBTS)[number];
