// Everything that can be said about the code without running it. All of it runs, then the verdict.
import { spawnSync } from 'node:child_process';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();

const checks = [
  // several checkers a program would each check what they share
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

/** The checkers written in Go collect garbage less often: half of the processor's time for a third more memory. */
const env = { ...process.env, GOGC: '400' };
const failed = checks.filter(([name, command, ...args]) => {
  console.log(`▸ ${name}: ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { env, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0)
  console.error(`\nFailed: ${failed.map(([name, , ...args]) => `${name} ${args.join(' ')}`).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
