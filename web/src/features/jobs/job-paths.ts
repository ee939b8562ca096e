import { paths } from '#paths.ts';

/** Of the page's address: which job is shown. */
export const JOB_PARAMETER = 'job';
export const NEW = 'new';

export const jobPath = (id: string): string =>
  `${paths.jobs}?${new URLSearchParams({ [JOB_PARAMETER]: id })}`;
