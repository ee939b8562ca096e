import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, announce } from './terminal.mjs';

/** Kept in node_modules, so it goes with it. */
const STAMP = 'node_modules/.pythia-lock';

export function installPackages() {
  process.env['ONNXRUNTIME_NODE_INSTALL'] = 'skip'; // spares graphics card libraries
  if (installLocked('.', 'Packages')) return;
  console.error('The packages could not be installed; npm says why above.');
  process.exit(1);
}

/**
 * `npm ci` unless current.
 * @returns whether it is there
 */
export function installLocked(folder, what) {
  const stamp = join(folder, STAMP);
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    announce(`${what}: there.`);
    return true;
  }
  announce(`${what}: installing (npm ci) …`);
  if (!run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'])) return false;
  writeFileSync(stamp, lock);
  return true;
}
