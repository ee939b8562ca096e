// Starts the application under test on an empty data folder, and again whenever a test kills it, on what it left.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { APP, HEARD_DIR } from './app-address.ts';

rmSync(APP.dataDir, { recursive: true, force: true });
mkdirSync(HEARD_DIR, { recursive: true });

let app: ChildProcess = start();

function start(): ChildProcess {
  const started = spawn(process.execPath, ['app-under-test.ts'], { stdio: 'inherit' });
  started.once('exit', (code, signal) => {
    if (signal === 'SIGKILL') app = start();
    else process.exit(code ?? 1);
  });
  return started;
}

process.once('SIGTERM', () => app.kill('SIGTERM'));
