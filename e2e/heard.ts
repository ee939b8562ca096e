import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEARD_DIR } from './app-address.ts';
import { samplesOf } from './correlation.ts';

/** The oldest first. */
export const streamsHeard = async (): Promise<string[]> =>
  (await readdir(HEARD_DIR)).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

export async function soundOf(stream: string | undefined): Promise<Int16Array> {
  if (!stream) throw new Error('no stream reached the recogniser');
  return samplesOf(await readFile(join(HEARD_DIR, stream)));
}
