import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const BUILT = 'web/dist';
const STAMP = '.sources';
const SOURCES = [
  'contracts/src/**/*',
  'web/src/**/*',
  'web/public/**/*',
  'web/build/**/*',
  'web/*.{ts,html,json}',
  'package-lock.json',
];

/** Builds web/dist unless current; moved into place whole, so parallel starts never serve half a build. */
export function buildWebApp() {
  const sources = hashOf(globSync(SOURCES).filter((path) => statSync(path).isFile()));
  if (isBuiltFrom(sources)) return;
  console.log('Building the web app …');
  const draft = `.cache/web-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    build(draft);
    writeFileSync(join(draft, STAMP), sources);
    putInPlace(draft, sources);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Separate process: builds set NODE_ENV. */
function build(dir) {
  const { status } = spawnSync(process.execPath, ['web/build.ts', resolve(dir)], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app could not be built; see above.');
}

/** Rename needs a free target: ours moves another start's away. */
function putInPlace(draft, sources) {
  while (!isBuiltFrom(sources)) {
    try {
      if (existsSync(BUILT)) renameSync(BUILT, `${draft}.old`);
      renameSync(draft, BUILT);
    } catch (error) {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error; // another start was quicker
    } finally {
      rmSync(`${draft}.old`, { recursive: true, force: true });
    }
  }
}

const isBuiltFrom = (sources) =>
  existsSync(join(BUILT, STAMP)) && readFileSync(join(BUILT, STAMP), 'utf8') === sources;

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
