import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { APP, HEARD_DIR } from './app-address.ts';

/** Told by its parent. */
export type Order = 'drop sockets' | { hear: string };

/** `scripted`: hears what it is told. */
export type Recogniser = 'local' | 'scripted';

let app: ChildProcess;

/**
 * Starts on an empty folder, and again when killed.
 * @returns ends it
 */
export async function runApp(recogniser: Recogniser): Promise<() => Promise<void>> {
  rmSync(APP.dataDir, { recursive: true, force: true });
  mkdirSync(HEARD_DIR, { recursive: true });
  start(recogniser);
  await once(app, 'message');
  return async () => {
    const ended = once(app, 'exit');
    app.disconnect();
    await ended;
    rmSync(APP.dataDir, { recursive: true });
  };
}

/** Heard by a scripted recogniser. */
export const say = (words: string): void => order({ hear: words });

export const order = (what: Order): void => void app.send(what);

/** Waits after a kill. */
export async function appAgain(): Promise<void> {
  await once(app, 'exit');
  await once(app, 'message');
}

export const signalApp = (signal: NodeJS.Signals): void => void app.kill(signal);

function start(recogniser: Recogniser): void {
  app = fork('app-under-test.ts', [recogniser], { cwd: import.meta.dirname, execArgv: [], silent: true });
  app.stdout?.pipe(process.stdout);
  app.stderr?.pipe(process.stderr);
  app.once('exit', (code, signal) => {
    if (signal === 'SIGKILL') start(recogniser);
    else if (code !== 0) throw new Error('the application under test has ended');
  });
}
