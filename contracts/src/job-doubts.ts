/** Parts of a job that may be misread: confirmed by the user before any answer uses them. */
export const JOB_DOUBTS = ['employer', 'role', 'dates'] as const;
export type JobDoubt = (typeof JOB_DOUBTS)[number];
