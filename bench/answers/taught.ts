import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KNOWLEDGE = join(import.meta.dirname, '../../server/src/coach/{knowledge,estimates}');

/**
 * General knowledge as text.
 * @throws Error when empty: every term would count as invented
 */
export function readTaught(): string {
  const files = globSync(join(KNOWLEDGE, '**/*.{ts,json}'));
  if (files.length === 0) throw new Error(`No knowledge in ${KNOWLEDGE}`);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
