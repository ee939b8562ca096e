import { queryClient } from '#api/query-client.ts';
import type { Material } from '#material/material.ts';
import { resumeJobs } from '#material/resume-jobs/resume-jobs.ts';
import { type FittedResume, fitResume } from './files/fit-resume.ts';
import { resumeOfMaterial } from './resume-of-material.ts';

/** @throws ApiError */
export async function readSavedResume(material: Material): Promise<FittedResume> {
  const { jobs } = await queryClient.fetchQuery(resumeJobs(material));
  return fitResume(resumeOfMaterial(material, jobs));
}
