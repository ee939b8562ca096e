import type { Material } from '#coach/material.ts';

export type Candidate = Pick<Material, 'name' | 'education' | 'work'>;

/** What is known of somebody, for no job in particular; empty parts where nothing is remembered. */
export const candidateMaterial = (
  remembered: Candidate | undefined,
  stories: readonly string[],
): Material => ({
  name: remembered?.name ?? '',
  education: remembered?.education ?? '',
  work: remembered?.work ?? '',
  stories,
  company: '',
  role: '',
  jobDescription: '',
  other: '',
});
