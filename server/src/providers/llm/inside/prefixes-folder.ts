import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#core/make-folder.ts';

/** Of a file beside a folder, whose time says that the folder's owner lives. A process's number would not: containers have the same ones. */
const LEASE = '.lease';
const RENEWED_EVERY_MS = 60_000;
/** Longer than any server stands still for. */
const RUNS_OUT_AFTER_MS = 5 * 60_000;

export interface PrefixesFolder {
  path: string;
  /** Removes it with all that is in it. */
  remove(): Promise<void>;
}

/**
 * Makes a folder in which one model keeps what it has read, held by a lease, and removes those whose lease ran out, then
 * and once a minute: what they kept is what people wrote.
 * @param all the folder of all of them, of every server that has this data
 */
export async function openPrefixesFolder(
  all: string,
  {
    onTrouble,
    renewedEveryMs = RENEWED_EVERY_MS,
  }: { onTrouble: (error: unknown) => void; renewedEveryMs?: number },
): Promise<PrefixesFolder> {
  const path = join(all, randomUUID());
  const lease = path + LEASE;
  const renew = async (): Promise<void> => {
    makeFolder(all);
    await writeFile(lease, '', { mode: 0o600 }); // first: a folder without one is nobody's
    const now = new Date();
    await utimes(lease, now, now);
    makeFolder(path);
    await removeAbandoned(all);
  };
  let renewing = renew();
  await renewing;
  const timer = setInterval(() => (renewing = renew().catch(onTrouble)), renewedEveryMs).unref();
  return {
    path,
    remove: async () => {
      clearInterval(timer);
      await renewing;
      await rm(path, { recursive: true, force: true });
      await rm(lease, { force: true });
    },
  };
}

async function removeAbandoned(all: string): Promise<void> {
  const latest = Date.now() - RUNS_OUT_AFTER_MS;
  for (const name of await readdir(all)) {
    if (name.endsWith(LEASE)) continue;
    const lease = join(all, name + LEASE);
    if ((await timeOf(lease)) >= latest) continue;
    await rm(join(all, name), { recursive: true, force: true });
    await rm(lease, { force: true });
  }
}

/** When a lease was renewed; -Infinity where there is none. */
async function timeOf(lease: string): Promise<number> {
  try {
    return (await stat(lease)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return -Infinity;
    throw error;
  }
}
