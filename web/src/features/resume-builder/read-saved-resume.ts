import { queryClient } from '#api/query-client.ts';
import type { MaterialTexts } from '#material/material.ts';
import { resumeJobs } from '#material/resume-jobs/resume-jobs.ts';
import { type FittedResume, fitResume } from './files/fit-resume.ts';
import type { Resume } from './resume.ts';
import { resumeOfMaterial } from './resume-of-material.ts';

export async function readSavedResume(
  material: MaterialTexts,
): Promise<{ whole: Resume; fitted: FittedResume }> {
  const { jobs } = await queryClient.fetchQuery(resumeJobs(material));
  const whole = resumeOfMaterial(material, jobs);
  return { whole, fitted: fitResume(whole) };
}
