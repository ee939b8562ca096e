import { ZodError } from 'zod';
import type { Resume } from '../resume.ts';
import { fitResume } from './fit-resume.ts';
import { readJsonResume } from './json-resume.ts';

const MAX_FILE_BYTES = 1_000_000;

export type Import =
  | { resume: Resume; cut: string[]; leftOut: string[] }
  /** A sentence. */
  | { error: string };

/** Reads a file from this device; it is sent nowhere. */
export async function importResume(file: File): Promise<Import> {
  if (file.size > MAX_FILE_BYTES)
    return { error: 'This file is larger than 1 MB, which no résumé as text is.' };
  const text = (await file.text()).replace(/^\uFEFF/, '');
  try {
    const { resume, leftOut } = readJsonResume(JSON.parse(text));
    return { ...fitResume(resume), leftOut };
  } catch (failure) {
    if (failure instanceof SyntaxError) return { error: 'This file is not JSON.' };
    if (failure instanceof ZodError) return { error: 'This file is JSON, but no JSON Resume.' };
    throw failure;
  }
}
