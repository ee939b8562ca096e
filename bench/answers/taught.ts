import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KNOWLEDGE = join(import.meta.dirname, '../../server/src/providers/llm/built-in-coach/knowledge');

/** All that the coach knows of professions in general, as text. */
export const readTaught = (): string =>
  globSync(join(KNOWLEDGE, '**/*.{ts,json}'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
