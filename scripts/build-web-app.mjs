import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'web/dist/.sources';
const SOURCES = [
  'contracts/src/**/*',
  'web/src/**/*',
  'web/public/**/*',
  'web/build/**/*',
  'web/*.{ts,html,json}',
  'package-lock.json',
];

/** Builds the web app into web/dist, unless it was built from these very sources. */
export function buildWebApp() {
  const sources = hashOf(globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile()));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the web app …');
  // in a process of its own: a build sets NODE_ENV, which the server would take for its own
  const { status } = spawnSync('node', ['web/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app could not be built; see above.');
  writeFileSync(STAMP, sources);
}

function hashOf(entries) {
  const hash = createHash('sha256');
  const paths = entries.map((entry) => `${entry.parentPath}/${entry.name}`).toSorted();
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
