// every check and test, with counts; nothing is skipped silently
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWebApp } from './build-web-app.mjs';
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';
import { installLanguageModel, TESTED_LANGUAGE_MODEL } from './setup/install-language-model.mjs';
import { modelsDirectory } from './setup/models-directory.mjs';

const RESULTS = '.cache/test-results';
/** Tests that may pass on retry: stalls spoil sound and timing (decision 042). */
const MOST_RETRIED = 3;
const EXPECTED = ['sqlite', 'postgresql', 'server', 'engines', 'contracts', 'web', 'pages', 'browser'];

refuseWithoutSetup();
loadEnv(['CHROMIUM', 'SPEECH_MODEL_DIR', 'DATA_DIR', 'MODEL_MIRROR']); // no others: tests must not meet the operator's services
process.env.SPEECH_MODEL_DIR = modelsDirectory(process.env);
delete process.env.DATA_DIR;
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled'); // tests start the server over a hundred times
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Output here or into a file. */
const begin = (command, args, output = 'inherit') =>
  spawn(command, args, { stdio: ['ignore', output, output] });
const failures = [];
async function end(name, child) {
  const [code] = await once(child, 'close').catch((error) => [error]); // not startable
  if (code !== 0) failures.push(name);
}
/** Low priority: browser tests must hear in real time. */
function beginBehind(name, ...command) {
  const log = `${RESULTS}/${name.replaceAll(' ', '-')}.log`;
  return { name, log, ended: end(name, begin('nice', command, openSync(log, 'w'))) };
}
/** Counts apart; page tests would wait for all others. */
const vitest = (results, project) => [
  'vitest',
  'run',
  '--retry=1',
  `--project=${project}`,
  `--outputFile=${RESULTS}/${results}.json`,
];
const title = (name) => console.log(`\n━━ ${name}`);

title('language model'); // fetched on request only
if (!installLanguageModel(TESTED_LANGUAGE_MODEL)) failures.push('language model');
delete process.env.MODEL_MIRROR;

title('build'); // first: budgets, start and browser need it
try {
  buildWebApp();
} catch (error) {
  console.error(error.message);
  failures.push('build');
}

const behind = [
  beginBehind('check', process.execPath, ['scripts/check.mjs']),
  beginBehind('unit and server tests', ...vitest('vitest', '!pages')),
  beginBehind('tests of pages', ...vitest('pages', 'pages')),
];
title('browser tests, with all others behind them');
const playwright = ['test', '--config', 'e2e/playwright.config.ts', '--retries', '1'];
await end('browser tests', begin('playwright', playwright));
for (const { name, log, ended } of behind) {
  await ended;
  title(name);
  console.log(readFileSync(log, 'utf8'));
}

const results = ['vitest', 'pages', 'playwright'].map(readResults);
const counts = Object.assign({}, ...results.map((result) => result.counts));
const rows = EXPECTED.map((where) => ({ where, passed: 0, failed: 0, skipped: 0, ...counts[where] }));
const silent = rows.filter((row) => row.passed + row.failed === 0).map((row) => row.where);
title('tests');
console.table(Object.fromEntries(rows.map(({ where, ...row }) => [where, row])));
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
const named = (key) => results.flatMap((result) => result[key] ?? []);
const retried = named('retried');
const tooManyRetried = retried.length > MOST_RETRIED;
for (const name of named('failed')) console.error(`failed: ${name}`);
for (const name of retried) console.log(`passed on its second try: ${name}`);
if (tooManyRetried) console.error(`More than ${MOST_RETRIED} tests needed a second try.`);
if (silent.length > 0) console.error(`NO TEST RAN: ${silent.join(', ')}. See above for the reason.`);
if (failures.length > 0) console.error(`FAILED: ${failures.join(', ')}.`);
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
const good = failures.length + silent.length + total('skipped') === 0 && !tooManyRetried;
process.exitCode = good ? 0 : 1;

function readResults(runner) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${runner}.json`, 'utf8'));
  } catch {
    return {}; // reported as not run
  }
}
