import type { Experience } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';

/** One list for each material object: a beginning of the prompt is known by its list. */
const read = new WeakMap<Material, Promise<readonly Experience[]>>();

/** Whether what a candidate can tell was read, or is being read. */
export const haveRead = (material: Material): boolean => read.has(material);

/** What a candidate can tell, for a language model, read once; nothing where that fails. */
export function readExperiences(
  material: Material,
  readAll: () => Promise<readonly Experience[]>,
): Promise<readonly Experience[]> {
  const known = read.get(material);
  if (known) return known;
  const reading = readAll().catch(() => {
    read.delete(material);
    return NOTHING;
  });
  read.set(material, reading);
  return reading;
}

const NOTHING: readonly never[] = [];
