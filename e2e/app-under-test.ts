// The real application, with a recorder around its recogniser.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import { APP, HEARD_DIR } from './app-address.ts';
import { dropSocketsOnSignal } from './outages.ts';
import { recording } from './recording-recogniser.ts';

const config = readConfig({
  NODE_ENV: 'test',
  PORT: String(APP.port),
  PUBLIC_URL: APP.origin,
  DATA_DIR: APP.dataDir,
  SPEECH_ENGINE: 'pocketsphinx',
  ANSWERS: 'coach',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100', // every test signs up from the same address
});
const recorded = readdirSync(HEARD_DIR).length; // before it was killed
const opened = await openDependencies(config);
const dependencies = {
  ...opened,
  recogniser: recording(opened.recogniser, (n) => join(HEARD_DIR, `${recorded + n}.pcm`)),
};
await migrate(dependencies.db);
const app = await buildApp(dependencies);
await dropSocketsOnSignal(app); // whoever reaches it may signal it
await app.listen(config.listen);

process.once('SIGTERM', async () => {
  await app.close();
  await dependencies.close();
  process.exit(0);
});
