import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchCandidate } from '../answers/bench-candidate.ts';

const REFERENCE = /^\| voices\/\S+ \|[^|]*\|[^|]*\|\s*(.+?)\s*\|$/gmu;

export const questionsOf = (candidates: readonly BenchCandidate[]): string[] =>
  candidates.flatMap(({ questions }) => questions.map(({ ask }) => ask));

/** Reads a named folder's MANIFEST.md. */
export const referencesIn = (folder: string | undefined): string[] =>
  folder === undefined
    ? []
    : [...readFileSync(join(folder, 'MANIFEST.md'), 'utf8').matchAll(REFERENCE)].map(([, said]) => said!);
