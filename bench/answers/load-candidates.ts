import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NO_MATERIAL } from '../../server/src/coach/material.ts';
import type { BenchCandidate, WrittenCandidate } from './bench-candidate.ts';

/** All files of `candidates/`, by field. */
export async function loadCandidates(set: BenchCandidate['set'] | 'all'): Promise<BenchCandidate[]> {
  const files = globSync(join(import.meta.dirname, 'candidates', '*.ts')).toSorted();
  const candidates = await Promise.all(
    files.map(async (file) => {
      const { candidate } = (await import(pathToFileURL(file).href)) as { candidate: WrittenCandidate };
      return { ...candidate, material: { ...NO_MATERIAL, ...candidate.material } };
    }),
  );
  return candidates.filter((candidate) => set === 'all' || candidate.set === set);
}
