import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ModelFile } from './model.ts';

/** Size first: a repository's file may be a pointer of 131 bytes. */
export async function isFile(path: string, { bytes, sha256 }: Omit<ModelFile, 'name'>): Promise<boolean> {
  return (await sizeOf(path)) === bytes && (await sha256Of(path)) === sha256;
}

export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
