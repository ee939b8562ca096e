import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns the first on the PATH */
export function findProgram(...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (isExecutable(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

/** `CHROMIUM`, else the system's. */
export const findChromium = () =>
  process.env.CHROMIUM ??
  findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');

/** Cheaper, without tabs; else {@link findChromium}. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM ?? findProgram('chromium-headless-shell', 'chrome-headless-shell') ?? findChromium();

/** Debian keeps PostgreSQL off the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folder = versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => isExecutable(join(bin, 'initdb')));
  return folder ?? findProgram('initdb');
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
