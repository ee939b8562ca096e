/** What of a job may be read wrong: its user is asked, and until then it is not said. */
export const JOB_DOUBTS = ['employer', 'role', 'dates'] as const;
export type JobDoubt = (typeof JOB_DOUBTS)[number];
