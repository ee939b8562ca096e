import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { x as extract } from 'tar';
import bunzip2 from 'unbzip2-stream';

export interface Extraction {
  archive: string;
  into: string;
  /** File names to take, without their folders. */
  contents: readonly string[];
}

/** Unpacks a .tar.bz2 in a thread: bzip2 would block for long. */
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
