import { queryClient } from '#api/query-client.ts';
import type { Material } from '#material/material.ts';
import { resumeJobs } from '#material/resume-jobs/resume-jobs.ts';
import type { Resume } from './resume.ts';
import { resumeOfMaterial } from './resume-of-material.ts';

/** What the account remembers of the candidate as a résumé, before any limit of the form. @throws ApiError */
export async function readSavedResume(material: Material): Promise<Resume> {
  const { jobs } = await queryClient.fetchQuery(resumeJobs(material));
  return resumeOfMaterial(material, jobs);
}
