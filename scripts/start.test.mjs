import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';

const LONG_MS = 120_000; // the first start builds

/** The project with a test's `.env`. */
let project;
let started;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pythia-project-'));
  cpSync('scripts', join(project, 'scripts'), { recursive: true });
  for (const name of ['contracts', 'server', 'web', 'node_modules', 'package.json', 'package-lock.json']) {
    symlinkSync(resolve(name), join(project, name));
  }
  const settings = { SITE_NAME: 'Delphi', PORT: 0, SPEECH_ENGINE: 'none', DATA_DIR: './kept' };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\r\n`);
  writeFileSync(join(project, '.env'), `\u{feff}${lines.join('')}`); // Windows' editors save so
});
afterEach(() => {
  if (started?.exitCode === null) process.kill(-started.pid, 'SIGKILL'); // npm and its children
  rmSync(project, { recursive: true });
});

/** @returns the announced address */
async function start(command, args, { cwd = project, environment = {} } = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV)/.test(name));
  started = spawn(command, args, {
    cwd,
    env: { ...Object.fromEntries(own), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a process group to kill
  });
  const ready = Promise.withResolvers();
  started.once('exit', () => ready.reject(new Error('The server ended before it was ready.')));
  createInterface(started.stdout).on('line', (line) => {
    const [, name, address] = /(\w+) is ready: (.*)/.exec(line) ?? [];
    if (address) ready.resolve({ name, address });
  });
  return ready.promise;
}

test(
  'npm start reads .env, and stops the server when it is stopped itself',
  { timeout: LONG_MS },
  async () => {
    const { name, address } = await start('npm', ['start']);
    expect(name).toBe('Delphi');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    started.kill('SIGTERM');
    await once(started, 'close'); // the server holds npm's output
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  },
);

test('so does scripts/start.mjs by itself, from any folder', { timeout: LONG_MS }, async () => {
  const { name } = await start(process.execPath, [join(project, 'scripts/start.mjs')], { cwd: '/' });
  expect(name).toBe('Delphi');
});

/** Preloaded: makes Node old and unable to read newer syntax. */
const OLD_NODE = `data:text/javascript,
  import { registerHooks } from 'node:module';
  Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:') && !/scripts.(start|load-env|refuse-without-setup|setup.[a-z-]+).mjs$/.test(url))
        throw new SyntaxError(url);
      return next(url, context);
    },
  });`;

test('an older Node is told in a line which one to use', () => {
  const args = ['--import', OLD_NODE, join(project, 'scripts/start.mjs')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This is Node 20.20.2, and 24 is needed: (?:use npm start, or|run npm run setup,) .*\n$/,
  );
});

test('what the environment sets wins over .env', { timeout: LONG_MS }, async () => {
  const { name } = await start('npm', ['start'], { environment: { SITE_NAME: 'Dodona' } });
  expect(name).toBe('Dodona');
});
