import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Model, ModelFile } from './model.ts';
import { isFile, sha256Of, sizeOf } from './verify-file.ts';

/** Origin and expected files, to notice later damage. */
const RECORD = 'installed.json';

const Installation = z.object({
  source: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Installation = z.infer<typeof Installation>;

/** Quick check without reading files: enough to choose an engine. */
export const looksInstalled = (directory: string, { name, contents }: Model): boolean =>
  contents.every((file) => existsSync(join(directory, name, file)));

/** Reads every byte: a damaged model aborts the process that loads it. */
export async function isIntact(directory: string, model: Model): Promise<boolean> {
  if (!looksInstalled(directory, model)) return false;
  const folder = join(directory, model.name);
  const files = (await readInstallation(directory, model))?.files ?? publishedFiles(model);
  if (!model.contents.every((name) => files.some((file) => file.name === name))) return false;
  for (const file of files) if (!(await isFile(join(folder, file.name), file))) return false;
  return true;
}

const publishedFiles = ({ sources }: Model): readonly ModelFile[] =>
  sources.flatMap((source) => (source.kind === 'archive' ? [] : source.files));

/** @returns undefined for a model that is absent or was placed by hand */
export async function readInstallation(
  directory: string,
  { name }: Model,
): Promise<Installation | undefined> {
  const text = await readFile(join(directory, name, RECORD), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return Installation.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export async function recordInstallation(folder: string, model: Model, source: string): Promise<void> {
  const files: ModelFile[] = [];
  for (const name of model.contents) {
    const path = join(folder, name);
    files.push({ name, bytes: await sizeOf(path), sha256: await sha256Of(path) });
  }
  const installation: Installation = { source, files };
  await writeFile(join(folder, RECORD), `${JSON.stringify(installation, undefined, 2)}\n`);
}

export async function removeModel(directory: string, { name }: Model): Promise<void> {
  await rm(join(directory, name), { recursive: true, force: true });
}
