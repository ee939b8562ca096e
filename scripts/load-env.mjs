import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url));

/**
 * Existing variables win.
 * @param names all by default
 */
export function loadEnv(names) {
  const file = existsSync(ENV_FILE) ? readEnv(readFileSync(ENV_FILE)) : {};
  for (const [name, value] of Object.entries(file)) {
    if (!names || names.includes(name)) process.env[name] ??= value;
  }
}

/** Accepts any editor's encoding: Windows' have a byte order mark. */
export const readEnv = (bytes) =>
  util.parseEnv(new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n'));

function encodingOf([first, second]) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
