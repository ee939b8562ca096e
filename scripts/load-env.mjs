import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url));

/**
 * Takes variables from `.env` into the environment; what is set there already wins.
 * @param names those that are wanted; all of them unless said
 */
export function loadEnv(names) {
  const file = existsSync(ENV_FILE) ? util.parseEnv(readFileSync(ENV_FILE, 'utf8')) : {};
  for (const [name, value] of Object.entries(file)) {
    if (!names || names.includes(name)) process.env[name] ??= value;
  }
}
