// named benchmarks, or all: npm run bench -- audio-relay
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { buildWebApp } from './build-web-app.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();
buildWebApp();
const wanted = process.argv.slice(2);
const all = globSync('bench/*.ts').toSorted();
const chosen = wanted.length === 0 ? all : all.filter((file) => wanted.includes(basename(file, '.ts')));
for (const file of chosen) {
  console.log(`\n━━ ${file}`);
  if (spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}
