import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#core/make-folder.ts';

/**
 * Lease file beside a server's folder; its modification time shows that the server lives. Process ids would
 * not do: containers share them.
 */
const LEASE = '.lease';
const RENEWED_EVERY_MS = 60_000;
const RUNS_OUT_AFTER_MS = 5 * 60_000;

export interface PrefixesFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * Creates a leased folder for prefixes, and removes folders with expired leases now and each minute: they
 * hold what people wrote.
 * @param all parent of every server's folders
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
    await writeFile(lease, '', { mode: 0o600 }); // lease first: a folder without one is removed
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

async function timeOf(lease: string): Promise<number> {
  try {
    return (await stat(lease)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return -Infinity;
    throw error;
  }
}
