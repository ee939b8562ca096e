import { spawnSync } from 'node:child_process';

/** npm needs a shell on Windows. */
const shell = process.platform === 'win32';

/**
 * Visible.
 * @returns success
 */
export const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', shell }).status === 0;

/**
 * Quiet.
 * @returns output; undefined: failed or missing
 */
export function ask(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', shell });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

export const announce = (text) => console.log(`▸ ${text}`);

/** An optional part is missing. */
export const warn = (text) => console.warn(`! ${text}`);
