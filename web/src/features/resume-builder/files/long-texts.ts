import type { Resume, Work } from '../resume.ts';
import { FIELD_LIMITS } from '../resume.ts';
import type { TextPath } from './fit-resume.ts';
import { fittingPieces } from './whole-words.ts';

export const textAt = (resume: Resume, path: TextPath): string =>
  String(path.reduce((value: unknown, key) => (value as Record<string | number, unknown>)[key], resume));

export const withTextAt = (resume: Resume, path: TextPath, text: string): Resume =>
  replaceIn(resume, path, text) as Resume;

/** A description longer than its field goes on in entries without a head: no word is lost. */
export const withSplitDescriptions = (resume: Resume): Resume => ({
  ...resume,
  experience: resume.experience.flatMap(splitEntry),
});

function splitEntry(job: Work): Work[] {
  const [first = '', ...others] = fittingPieces(job.description, FIELD_LIMITS.experience.description);
  const further = others.map((description) => ({ company: '', position: '', dates: '', description }));
  return [{ ...job, description: first }, ...further];
}

function replaceIn(value: unknown, [key, ...rest]: TextPath, text: string): unknown {
  if (key === undefined) return text;
  const within = replaceIn((value as Record<string | number, unknown>)[key], rest, text);
  return Array.isArray(value) ? value.with(Number(key), within) : { ...(value as object), [key]: within };
}
