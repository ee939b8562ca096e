import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#core/make-folder.ts';

/**
 * Makes the folder in which this process's model keeps what it has read, and removes those of processes that are gone:
 * what they kept is what people wrote.
 * @param all the folder of all of them
 */
export async function openPrefixesFolder(all: string): Promise<string> {
  const own = join(all, String(process.pid));
  makeFolder(all);
  for (const name of await readdir(all)) {
    if (name === String(process.pid) || !isRunning(Number(name)))
      await rm(join(all, name), { recursive: true, force: true });
  }
  makeFolder(own);
  return own;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}
