import { type Material, NO_MATERIAL } from '#coach/material.ts';

/** What is known of somebody, for no job in particular; empty parts where nothing is remembered. */
export const candidateMaterial = (
  { name, education, work }: Pick<Material, 'name' | 'education' | 'work'> = NO_MATERIAL,
  stories: Pick<Material, 'stories' | 'settled'>,
): Material => ({ ...NO_MATERIAL, name, education, work, ...stories });
