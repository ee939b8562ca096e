import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FieldOfWork, KnowledgeEntry } from './field-schema.ts';

export type { KnowledgeEntry };

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
