import { existsSync } from 'node:fs';
import { ask, run } from './terminal.mjs';

const isDebian = existsSync('/etc/debian_version');
const isRoot = process.getuid?.() === 0;

/**
 * Installs Debian packages where that is possible without asking: as root on Debian.
 * @returns whether they are installed now
 */
export function installDebianPackages(names) {
  if (!isDebian || !isRoot) return false;
  ask('apt-get', ['update', '-qq']); // a stale list still serves; the install says what fails
  return run('env', [
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    ...names,
  ]);
}

/** How the user installs them, in words. */
export const howToInstall = (names) =>
  isDebian
    ? `sudo apt-get install ${names.join(' ')}`
    : `install ${names.join(', ')} with your package manager`;
