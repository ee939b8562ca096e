import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** General knowledge, never the candidate's experience. */
export interface KnowledgeEntry {
  id: string;
  fields: readonly [own: string, ...others: string[]];
  name: string;
  terms: readonly string[];
  asks: string;
  /** Wording of a question that does not name the term. */
  instead: string;
  answer: string;
  points: string[];
  /** Shown to readers before an interview, never said, with what follows. */
  wanted: string;
  pitfalls: string[];
  questions: string[];
  related: string[];
  figures?: { says: string; source: string; year: number }[];
}

export interface FieldOfWork {
  name: string;
  /** One in a title or two anywhere show the field. Missing: everybody's. */
  signs?: string;
  titleSigns?: string;
  /** Ids. */
  signsOf?: readonly string[];
  entries: readonly (Omit<KnowledgeEntry, 'id' | 'fields'> & { also?: readonly string[] })[];
}

export const FIELDS: ReadonlyMap<string, FieldOfWork> = new Map(
  globSync(join(import.meta.dirname, 'fields/*.json'))
    .toSorted()
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as FieldOfWork]),
);

export const ENTRIES: readonly KnowledgeEntry[] = [...FIELDS].flatMap(([id, { entries }]) =>
  entries.map(({ also = [], ...entry }) => ({ ...entry, id: idOf(entry.name), fields: [id, ...also] })),
);

/** `Ohm’s law` is `ohms-law`, `C++` is `cplusplus`. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
