import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A port a run; pages reach it through Vite. */
export const APP_PORT = 20_000 + (process.pid % 10_000);

/** A process, so that it does not block Vite. */
export default async function startApp(): Promise<() => Promise<void>> {
  const app = fork(join(import.meta.dirname, '../../server/testing/app-for-pages.ts'), {
    env: { ...process.env, PORT: String(APP_PORT) },
  });
  const ended = once(app, 'exit');
  await Promise.race([
    once(app, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The application ended with ${String(code)}.`))),
  ]);
  return async () => {
    app.disconnect();
    await ended;
  };
}
