import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CatalogueModel, ModelFile } from './model-catalogue.ts';
import { isFile } from './verify-file.ts';

/** Lists the files of an unpacked archive with their checksums, so that later damage is noticed. */
export const CHECKSUMS = 'checksums.json';

const Checksums = z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }));

/** A quick look, without reading the files: enough to choose an engine. */
export function looksInstalled(directory: string, model: CatalogueModel): boolean {
  const names = 'files' in model ? model.files.map((file) => file.name) : [...model.contents, CHECKSUMS];
  return names.every((name) => existsSync(join(directory, model.name, name)));
}

/** Reads every byte: a damaged model would abort the process that loads it. */
export async function isIntact(directory: string, model: CatalogueModel): Promise<boolean> {
  const folder = join(directory, model.name);
  for (const file of await expectedFiles(folder, model)) {
    if (!(await isFile(join(folder, file.name), file))) return false;
  }
  return looksInstalled(directory, model);
}

async function expectedFiles(folder: string, model: CatalogueModel): Promise<readonly ModelFile[]> {
  if ('files' in model) return model.files;
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => '[]');
  return Checksums.safeParse(parse(text)).data ?? [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
