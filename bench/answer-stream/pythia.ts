import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDependencies } from '../../server/src/dependencies.ts';
import { letHeapGrow } from '../../server/src/let-heap-grow.ts';
import { answerForCpu } from './report-cpu.ts';

/** Whole application on SQLite, a signed-in user, a free session. */
letHeapGrow();
const dataDir = mkdtempSync(join(tmpdir(), 'pythia-bench-'));
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  SPEECH_ENGINE: 'none',
  OPENAI_BASE_URL: `${process.argv[2]}/v1`,
  OPENAI_API_KEY: 'key-1',
  RATE_LIMIT_FACTOR: '1000',
});
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp(dependencies);
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers });
const [email, password] = ['candidate@example.com', 'Correct horse 1'];
await post('/users/signup', { email, password });
await dependencies.db.updateTable('users').set({ verified_at: Date.now() }).execute();
const signedIn = await post(
  '/login/access-token',
  `username=${email}&password=${encodeURIComponent(password)}`,
  {
    'content-type': 'application/x-www-form-urlencoded',
  },
);
const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` };
const session = await post('/free/create-session', {}, headers);

process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true });
  process.exit();
});
process.send?.({
  url: `${url}/api/v1/free/chat`,
  headers,
  session: session.json<{ session_id: string }>().session_id,
});
answerForCpu();
