import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

interface AppWithModel {
  origin: string;
  /** Subscriber's. */
  token: string;
  freeToken: string;
}

/**
 * Waits for the coach.
 * @param baseUrl the model's
 */
export async function startAppWithModel(
  baseUrl: string,
): Promise<AppWithModel & { end: () => Promise<void> }> {
  const app = spawn(process.execPath, ['app-with-model.ts', baseUrl], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const end = async (): Promise<void> => {
    app.stdin.end();
    await once(app, 'exit');
  };
  for await (const line of createInterface(app.stdout)) {
    if (!line.startsWith('{')) continue;
    const started = JSON.parse(line) as AppWithModel;
    while (!(await fetch(`${started.origin}/readyz`)).ok) await setTimeout(LOOK_EVERY_MS);
    return { ...started, end };
  }
  throw new Error('the application has ended');
}
