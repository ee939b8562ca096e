import type { Material } from '#coach/material.ts';

/** What an application tells of its job. */
export interface Application {
  company: string;
  role: string;
  job_description: string;
}

/** A user's material for an application; null: for none in particular. */
export const forJob = (material: Material, job: Application | null): Material =>
  job ? { ...material, company: job.company, role: job.role, jobDescription: job.job_description } : material;
