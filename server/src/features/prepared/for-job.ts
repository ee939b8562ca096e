import type { Material } from '#coach/material.ts';

export interface Application {
  company: string;
  role: string;
  job_description: string;
}

export const forJob = (material: Material, job: Application | null): Material =>
  job ? { ...material, company: job.company, role: job.role, jobDescription: job.job_description } : material;
