import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './make-folder.ts';

export const SECRET_MIN_CHARS = 32;

/**
 * Reads a secret, or creates it: 256 random bits, readable by the owner. Linking the finished file is atomic,
 * so two processes end with the same secret.
 * @throws ConfigError for a truncated file
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
