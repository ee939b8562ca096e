import { ZodError } from 'zod';
import type { Resume } from '../resume.ts';
import { inShort } from './in-short.ts';
import { parseJsonResume } from './json-resume.ts';

const MAX_FILE_BYTES = 1_000_000;

export interface ImportedResume {
  resume: Resume;
  leftOut: string[];
}

export type Import = ImportedResume | { error: string };

export async function importResume(file: File): Promise<Import> {
  if (file.size > MAX_FILE_BYTES)
    return { error: 'This file is larger than 1 MB, which is too much for a résumé in text form.' };
  const text = await file.text().catch(() => null);
  if (text === null) return { error: 'This file could not be read. Choose it again.' };
  try {
    const { resume, leftOut } = parseJsonResume(JSON.parse(text.replace(/^\uFEFF/, '')));
    return { resume, leftOut: inShort(leftOut) };
  } catch (failure) {
    if (failure instanceof SyntaxError) return { error: 'This file is not JSON.' };
    if (failure instanceof ZodError) return { error: 'This file is JSON, but not a JSON Resume.' };
    throw failure;
  }
}
