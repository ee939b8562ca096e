import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ENTRIES } from '../../server/src/coach/knowledge/fields.ts';

export interface KnowledgeQuestion {
  asked: string;
  /** Null: none. */
  entry: string | null;
}

/**
 * Questions by file.
 * @throws Error for an unknown entry
 */
export function loadQuestions(): Map<string, KnowledgeQuestion[]> {
  const files = globSync(join(import.meta.dirname, '*.json')).toSorted();
  const names = new Set(ENTRIES.map(({ name }) => name));
  return new Map(
    files.map((file) => {
      const questions = JSON.parse(readFileSync(file, 'utf8')) as KnowledgeQuestion[];
      const missing = questions.filter(({ entry }) => entry !== null && !names.has(entry));
      if (missing.length > 0) throw new Error(`${file} names what is not there: ${JSON.stringify(missing)}`);
      return [basename(file, '.json'), questions];
    }),
  );
}
