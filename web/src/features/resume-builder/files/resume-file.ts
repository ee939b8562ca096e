import type { Resume } from '../resume.ts';
import { type FittedResume, fitResume } from './fit-resume.ts';
import { importResume, type ImportedResume } from './import-resume.ts';
import { writeJsonResume } from './json-resume.ts';

export async function openResumeFile(
  file: File,
): Promise<{ read: ImportedResume; fitted: FittedResume } | { error: string }> {
  const read = await importResume(file);
  return 'error' in read ? read : { read, fitted: fitResume(read.resume) };
}

export const writeResumeFile = (resume: Resume): File =>
  new File([JSON.stringify(writeJsonResume(resume), null, 2)], 'resume.json', { type: 'application/json' });
