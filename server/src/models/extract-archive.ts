import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { x as extract } from 'tar';
import bunzip2 from 'unbzip2-stream';

export interface Extraction {
  archive: string;
  /** An empty folder. */
  into: string;
  /** Plain files to take, by name; their folders are left out. */
  contents: readonly string[];
}

/** Unpacks a .tar.bz2 on another thread: a hundred megabytes of bzip2 would hold up everything else here. */
export function extractArchive(extraction: Extraction): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./extract-archive-worker.ts', import.meta.url), {
      workerData: extraction,
      execArgv: [],
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** @throws when the archive is no sound .tar.bz2 */
export async function extractHere({ archive, into, contents }: Extraction): Promise<void> {
  await pipeline(
    createReadStream(archive),
    bunzip2(),
    extract({
      cwd: into,
      strip: 1,
      strict: true,
      filter: (path, entry) => 'type' in entry && entry.type === 'File' && contents.includes(basename(path)),
    }),
  );
}
