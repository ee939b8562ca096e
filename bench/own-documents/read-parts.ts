import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DocumentPart } from '../../server/src/coach/documents.ts';
import { readDocumentFile } from '../../server/src/features/material/reading/document/read-document-file.ts';

/** @param set a folder beside this file */
export async function readParts(set: string): Promise<DocumentPart[]> {
  const folder = join(import.meta.dirname, set);
  const parts: DocumentPart[] = [];
  for (const file of readdirSync(folder).filter((one) => !one.endsWith('.json'))) {
    const { sections } = await readDocumentFile(readFileSync(join(folder, file)));
    parts.push(...sections.map((section) => ({ title: basename(file).replace(/\.\w+$/, ''), ...section })));
  }
  return parts;
}
