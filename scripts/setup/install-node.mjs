import { existsSync } from 'node:fs';
import { ask, run, announce } from './terminal.mjs';

export const NEEDED = 24;
/** The first with `.env` support. */
const OLDEST_FOR_SETUP = [20, 12];
export const LOCAL_NODE = 'node_modules/.bin/node';

export function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldest, itsMinor] = OLDEST_FOR_SETUP;
  if (major > oldest || (major === oldest && minor >= itsMinor)) return;
  console.error(
    `Pythia needs Node ${OLDEST_FOR_SETUP.join('.')} or newer to set itself up; this is ${process.version}.`,
  );
  process.exit(1);
}

/** Node 24 from the npm registry, for machines with an older one. */
export function installNode() {
  // not this process's: it may have gone with reinstalled packages
  const version = ask(existsSync(LOCAL_NODE) ? LOCAL_NODE : 'node', ['--version']) || process.version;
  if (major(version) >= NEEDED) return announce(`Node: ${version}.`);
  announce(`Node: ${version} is older than ${NEEDED}; installing ${NEEDED} beside the packages …`);
  const installed = run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `node@${NEEDED}`,
  ]);
  const now = ask(LOCAL_NODE, ['--version']);
  if (installed && now && major(now) >= NEEDED) return announce(`Node: ${now}.`);
  console.error(
    `Node ${NEEDED} could not be installed. Install it from nodejs.org and run npm run setup again.`,
  );
  process.exit(1);
}

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);
