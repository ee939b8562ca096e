// the application with a test's model (URL argument) and a signed-in subscriber; prints JSON, lives until its
// input ends
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/core/clock.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import { signInNewUser } from '../server/testing/sign-in-new-user.ts';
import { APP } from './app-address.ts';

const DAY_MS = 24 * 3_600_000;
const port = APP.port + 2;
const origin = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'pythia-model-'));

const config = readConfig({
  NODE_ENV: 'test',
  PORT: String(port),
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  SPEECH_ENGINE: 'none',
  OPENAI_BASE_URL: process.argv[2],
  OPENAI_API_KEY: 'key',
  CHAT_MODEL: 'large',
  CHAT_MODELS: 'small',
});
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp({ ...dependencies, isBehind: () => false }); // busy machines must not refuse
await app.listen(config.listen);
const place = { dependencies, clock: systemClock };
const [subscriber, free] = [await signInNewUser(place), await signInNewUser(place)];
await dependencies.db
  .updateTable('users')
  .set({ subscription_ends_at: Date.now() + DAY_MS })
  .where('id', '=', subscriber.userId)
  .execute();
console.log(JSON.stringify({ origin, token: subscriber.token, freeToken: free.token }));

await text(process.stdin);
await app.close();
await dependencies.close();
rmSync(dataDir, { recursive: true });
