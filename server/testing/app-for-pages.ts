// the real application for page tests: coach, a scripted model, counted sound, users on request; lives as long
// as its parent
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import type { LineLabeller } from '#coach/line-labeller.ts';
import { readConfig } from '#config.ts';
import { migrate } from '#db/migrate.ts';
import { openDependencies } from '#dependencies.ts';
import { type LanguageModel, ModelError } from '#providers/llm/language-model.ts';
import { openAiCompatible } from '#providers/llm/openai-compatible/openai-compatible.ts';
import { CountingRecogniser } from './counting-recogniser.ts';
import { type ModelOrder, startModelByCalls } from './model-by-calls.ts';
import { serveTestUsers } from './test-users.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pythia-pages-'));
const config = readConfig({
  NODE_ENV: 'test',
  PORT: process.env['PORT'],
  DATA_DIR: dataDir,
  SPEECH_ENGINE: 'none',
  ANSWERS: 'coach',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100', // all tests share an address
});
const model = await startModelByCalls();
/** Labels nothing: jobs are to be checked, and open. */
const labeller: LineLabeller = {
  label: async () => undefined,
  labelsIn: async () => undefined,
  close: async () => {},
};
const opened = await openDependencies(config, { labeller });
const talker = openAiCompatible({ baseUrl: model.baseUrl, models: ['small'] });
const CONVERSATION = 'You help somebody prepare';
const forConversations: LanguageModel = {
  ...talker,
  label: opened.coach.label(), // answers interviews
  stream(request, signal) {
    if (request.messages[0]?.content.startsWith(CONVERSATION)) return talker.stream(request, signal);
    throw new ModelError('absent', 'The coach answers');
  },
};
const recogniser = new CountingRecogniser();
const dependencies = {
  ...opened,
  model: forConversations,
  recogniser,
  furtherModels: ['small'],
  readingSeconds: 50,
};
await migrate(dependencies.db);
const app = await buildApp(dependencies);

await serveTestUsers(app, dependencies);
app.get<{ Params: { id: string } }>('/test-users/:id/streams', async ({ params }) => {
  const leases = await dependencies.db
    .selectFrom('stream_leases')
    .select('place')
    .where('user_id', '=', params.id)
    .execute();
  return { open: leases.length };
});
app.post<{ Body: ModelOrder }>('/test-model', ({ body }) => model.obey(body));
await app.listen(config.listen);
process.send?.('listening');

process.once('disconnect', async () => {
  await model.close();
  await app.close();
  await talker.close();
  await dependencies.close();
  rmSync(dataDir, { recursive: true });
  process.exit(0);
});
