import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './make-folder.ts';

/** Fewer could be guessed. */
export const SECRET_MIN_CHARS = 32;

/**
 * Reads a secret, or makes it: 256 random bits for its owner alone. Linking the finished file is atomic, so of
 * two processes one wins and both use its secret.
 * @throws ConfigError for a file cut off or emptied
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const secret = (await readIfThere(file)) ?? (await create(file));
  if (secret.length >= SECRET_MIN_CHARS) return secret;
  throw new ConfigError('SECRET_KEY', `${file} holds fewer than ${SECRET_MIN_CHARS} characters`);
}

async function create(file: string): Promise<string> {
  makeFolder(dirname(file));
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
