import { ZodError } from 'zod';
import type { Resume } from '../resume.ts';
import { fitResume } from './fit-resume.ts';
import { parseJsonResume } from './json-resume.ts';

const MAX_FILE_BYTES = 1_000_000;

/** Bounds the report. */
const MOST_NAMES = 20;
const LONGEST_NAME = 40;

export type Import =
  | { resume: Resume; cut: string[]; leftOut: string[] }
  /** A sentence. */
  | { error: string };

/** Local: nothing is sent. */
export async function importResume(file: File): Promise<Import> {
  if (file.size > MAX_FILE_BYTES)
    return { error: 'This file is larger than 1 MB, which is too much for a résumé in text form.' };
  const text = await file.text().catch(() => null); // gone, or changed since chosen
  if (text === null) return { error: 'This file could not be read. Choose it again.' };
  try {
    const content = parseJsonResume(JSON.parse(text.replace(/^\uFEFF/, '')));
    const { resume, cut } = fitResume(content.resume);
    return { resume, cut: inShort(cut), leftOut: inShort(content.leftOut) };
  } catch (failure) {
    if (failure instanceof SyntaxError) return { error: 'This file is not JSON.' };
    if (failure instanceof ZodError) return { error: 'This file is JSON, but not a JSON Resume.' };
    throw failure;
  }
}

function inShort(names: readonly string[]): string[] {
  const told = names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name));
  const more = names.length - told.length;
  return more > 0 ? [...told, `${more} more`] : told;
}
