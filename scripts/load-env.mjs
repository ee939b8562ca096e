import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url));

/**
 * Takes variables from `.env` into the environment; what is set there already wins.
 * @param names those that are wanted; all of them unless said
 */
export function loadEnv(names) {
  const file = existsSync(ENV_FILE) ? readEnv(readFileSync(ENV_FILE)) : {};
  for (const [name, value] of Object.entries(file)) {
    if (!names || names.includes(name)) process.env[name] ??= value;
  }
}

/** The variables of a file's bytes, in whichever way editors save text: Windows' begin with a byte order mark. */
export const readEnv = (bytes) =>
  util.parseEnv(new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n'));

function encodingOf([first, second]) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
