import { existsSync } from 'node:fs';
import { ask, run } from './terminal.mjs';

const isDebian = existsSync('/etc/debian_version');
const isRoot = process.getuid?.() === 0;

/**
 * Needs root on Debian.
 * @returns whether they are installed
 */
export function installDebianPackages(names) {
  if (!isDebian || !isRoot) return false;
  ask('apt-get', ['update', '-qq']); // a stale list still serves; the install reports failures
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

export const howToInstall = (names) =>
  isDebian
    ? `sudo apt-get install ${names.join(' ')}`
    : `install ${names.join(', ')} with your package manager`;
