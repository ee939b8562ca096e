import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KNOWLEDGE = join(import.meta.dirname, '../../server/src/coach/{knowledge,estimates}');

/**
 * All that the coach knows of professions and of the world in general, as text.
 * @throws Error when nothing is there: each term of it would then count as an invention
 */
export function readTaught(): string {
  const files = globSync(join(KNOWLEDGE, '**/*.{ts,json}'));
  if (files.length === 0) throw new Error(`No knowledge in ${KNOWLEDGE}`);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
