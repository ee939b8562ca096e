// all static checks; the verdict comes last
import { spawnSync } from 'node:child_process';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();

const checks = [
  // more checkers repeat shared work
  ...['contracts', 'server', 'web', 'e2e', 'bench', 'training'].map((workspace) =>
    `types tsc -p ${workspace} --checkers 1`.split(' '),
  ),
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['imports', process.execPath, 'scripts/check-imports.mjs'],
  ['pages', process.execPath, 'scripts/check-pages.mjs'],
  ['words', process.execPath, 'scripts/check-words.mjs'],
  ['unused', 'knip'],
  ['bundle budget', process.execPath, 'scripts/bundle-budget.ts'],
];

/** Go collects less often: half the CPU, a third more memory. */
const env = { ...process.env, GOGC: '400' };
const failed = checks.filter(([name, command, ...args]) => {
  console.log(`▸ ${name}: ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { env, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0)
  console.error(`\nFailed: ${failed.map(([name, , ...args]) => `${name} ${args.join(' ')}`).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
