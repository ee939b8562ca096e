import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run, say } from './terminal.mjs';

/** Written after an installation; lives in node_modules so that it goes with it. */
const STAMP = 'node_modules/.pythia-lock';

/** `npm ci`, unless what is installed already belongs to this lockfile. */
export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return say('Packages: there.');
  say('Packages: installing (npm ci) …');
  process.env['ONNXRUNTIME_NODE_INSTALL'] = 'skip'; // what it would fetch is for graphics cards
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(STAMP, lock);
}
