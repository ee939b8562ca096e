import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MarkedResume, readMarked } from './marked-resume.ts';

export const loadResumes = (half: 'tuning' | 'held-back'): MarkedResume[] =>
  globSync(join(import.meta.dirname, half, '*.txt'))
    .toSorted()
    .map((file) => readMarked(basename(file, '.txt'), readFileSync(file, 'utf8')));
