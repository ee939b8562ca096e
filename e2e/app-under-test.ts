// the real application with a recording recogniser; lives as long as its parent
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import { readDictionaries } from '../server/src/features/transcription/correcting/term-corrector.ts';
import { MODELS_DIRECTORY } from '../server/testing/models-directory.ts';
import { serveTestUsers } from '../server/testing/test-users.ts';
import { APP, HEARD_DIR } from './app-address.ts';
import { recording } from './recording-recogniser.ts';
import type { Order } from './run-app.ts';
import { scriptedRecogniser } from './scripted-recogniser.ts';

const config = readConfig({
  NODE_ENV: 'test',
  PORT: String(APP.port),
  PUBLIC_URL: APP.origin,
  DATA_DIR: APP.dataDir,
  SPEECH_ENGINE: 'sherpa',
  SPEECH_MODELS: 'moonshine', // hears the tests even beside better models
  SPEECH_MODEL_DIR: MODELS_DIRECTORY,
  ANSWERS: 'coach',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100', // all tests sign up from one address
});
const scripted = process.argv[2] === 'scripted' ? scriptedRecogniser() : undefined;
const recorded = readdirSync(HEARD_DIR).length;
const opened = await openDependencies(config);
const dependencies = {
  ...opened,
  searchWithinMs: 10_000, // the machine is busy with browsers
  debriefWithinMs: 10_000,
  recogniser: recording(scripted ?? opened.recogniser, (n) => join(HEARD_DIR, `${recorded + n}.pcm`)),
};
await migrate(dependencies.db);
readDictionaries();
const app = await buildApp(dependencies);
await serveTestUsers(app, dependencies);
process.on('message', (order: Order) => {
  if (order !== 'drop sockets') scripted?.hear(order.hear);
  else for (const client of app.websocketServer.clients) client.terminate();
});
process.once('disconnect', async () => {
  await app.close();
  await dependencies.close();
  process.exit(0);
});
await app.listen(config.listen);
process.send?.('listening');
