import { spawnSync } from 'node:child_process';

/** npm is a script on Windows and needs a shell there. */
const shell = process.platform === 'win32';

/** Runs a command in sight of the user. @returns whether it succeeded */
export const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', shell }).status === 0;

/** Runs a command quietly. @returns what it printed, or undefined when it failed or does not exist */
export function ask(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', shell });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** One line of progress. */
export const announce = (text) => console.log(`▸ ${text}`);

/** One line about something optional that is missing, and what that means. */
export const warn = (text) => console.warn(`! ${text}`);
